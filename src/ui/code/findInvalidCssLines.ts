import { cssLanguage } from '@codemirror/lang-css';
import { findSyntaxErrors } from './findSyntaxErrors';

/** More of them are consequences of the first ones. */
const MAX_LINES = 10;

/** Returns the numbers of the first lines with syntax errors, from 1. Browsers ignore these. */
export function findInvalidCssLines(css: string): readonly number[] {
  const errors = findSyntaxErrors(cssLanguage.parser.parse(css), css, 'css', (key) => key);
  const lines = errors
    .filter(({ severity }) => severity === 'error')
    .map(({ from }) => css.slice(0, from).split('\n').length);
  return [...new Set(lines)].sort((one, other) => one - other).slice(0, MAX_LINES);
}
