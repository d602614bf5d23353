import { expect, it, onTestFinished, vi } from 'vitest';
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

it('finds an error behind any number of unknown properties', () => {
  vi.stubGlobal('CSS', { supports: () => false });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(findInvalidCssLines(`${'.a { colour: red; }\n'.repeat(60)}.b { color: red`)).toEqual([61]);
});
