import { cssLanguage } from '@codemirror/lang-css';
import { locateCssError } from './findSyntaxErrors';

/** More of them are consequences of the first ones. */
const MAX_LINES = 10;

/** Returns the numbers of the first lines with syntax errors, from 1. Browsers ignore these. */
export function findInvalidCssLines(css: string): readonly number[] {
  const lines = new Set<number>();
  cssLanguage.parser.parse(css).iterate({
    enter(node) {
      if (node.type.isError && lines.size < MAX_LINES)
        lines.add(css.slice(0, locateCssError(node, css).from).split('\n').length);
    },
  });
  return [...lines].sort((one, other) => one - other);
}
