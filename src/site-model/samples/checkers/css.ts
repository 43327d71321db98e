import {generate, lexer, parse, walk, type Declaration} from 'css-tree';
import type {Problem} from '../../../base/problem';
import {problemIn} from '../../fences/fence';
import type {Checker} from './checker';

function said({property, value}: Declaration, {name, message}: Error): string {
  return name === 'SyntaxMatchError'
    ? `“${generate(value)}” isn’t a value of ${property}.`
    : `${message}.`;
}

/** Parses a style sheet, and looks up every property and value that CSS defines. */
export const css: Checker = (fence) => {
  const problems: Problem[] = [];
  const add = (line: number, message: string): void => {
    problems.push(problemIn(fence, line, message, 'correct the CSS, or write it as “text”'));
  };
  const sheet = parse(fence.text, {
    positions: true,
    onParseError: ({message, line}) => add(line, `The CSS can't be parsed: ${message}.`),
  });
  walk(sheet, {
    visit: 'Declaration',
    enter(declaration) {
      const {property, loc} = declaration;
      const {error} = lexer.matchDeclaration(declaration);
      // Custom properties take any value, and var() can stand for any; css-tree calls both errors.
      if (error && !property.startsWith('--') && !/var\(\)/.test(error.message)) {
        add(loc?.start.line ?? 1, said(declaration, error));
      }
    },
  });
  return problems;
};
