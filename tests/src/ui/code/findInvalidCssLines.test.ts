import { expect, it } from 'vitest';
import { findInvalidCssLines } from '../../../../src/ui/code/findInvalidCssLines';

it.each([
  ['.a { color: red; }\n\n.b { color: blue; }', []],
  ['.a { color: red\n\n.b { color: blue; }\n', [1]],
  ['.a {}\n@media print {\n  .b { color: red; }\n\n.c { color: blue; }\n', [2]],
  ['.a {}\n}\n.b {}', [2]],
  ['.a {}\n.b { color: red', [2]],
])('names the lines of %j where an error begins: %j', (css, lines) => {
  expect(findInvalidCssLines(css)).toEqual(lines);
});
