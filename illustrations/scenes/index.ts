/** All scenes, in the order of the contact sheet. */
import type {Scene} from '../scene';
import {sample} from './sample';
import {socialCard} from './socialCard';

export const scenes: readonly Scene[] = [sample, socialCard];
