import {parse, ParseError} from 'sh-syntax';
import {problemIn} from '../../fences/fence';
import type {Checker} from './checker';

/** Parses a script as bash does. */
export const shell: Checker = async (fence) => {
  try {
    await parse(fence.text);
    return [];
  } catch (error) {
    if (!(error instanceof ParseError)) {
      throw error;
    }
    const message = `The shell script can't be parsed: ${error.Text}.`;
    const remedy = 'close what is open; output does not belong into a shell fence, but into text';
    return [problemIn(fence, error.Pos?.Line ?? 1, message, remedy)];
  }
};
