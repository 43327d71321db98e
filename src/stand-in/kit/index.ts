import {address} from 'stand-in:site';

console.info(`See ${address}`);
