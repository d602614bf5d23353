import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { compileHintPlugin } from '../../scripts/vite/compileHintPlugin.ts';

/** What becomes of these files: their code by name. */
function hinted(files: Record<string, { name: string; code: string }>): Record<string, string> {
  const bundle: Record<string, { code: string } | { source: string }> = Object.fromEntries(
    Object.entries(files).flatMap(([fileName, { name, code }]) => [
      [fileName, { type: 'chunk', name, fileName, code }],
      [`${fileName}.map`, { type: 'asset', fileName: `${fileName}.map`, source: '{"version":3,"mappings":"AAAA"}' }],
    ]),
  );
  const { generateBundle } = compileHintPlugin() satisfies Plugin;
  const run: unknown = typeof generateBundle === 'object' ? generateBundle.handler : generateBundle;
  if (typeof run !== 'function') throw new Error('The plugin changes no file.');
  Reflect.apply(run, null, [{}, bundle]);
  return Object.fromEntries(
    Object.entries(bundle).map(([name, file]) => [name, 'code' in file ? file.code : file.source]),
  );
}

it('has the files of a first visit compiled while they load, with their maps a line further down', () => {
  const files = hinted({ 'list-1.js': { name: 'list', code: 'run()' }, 'Plot-1.js': { name: 'Plot', code: 'draw()' } });
  expect(files).toEqual({
    'list-1.js': '//# allFunctionsCalledOnLoad\nrun()',
    'list-1.js.map': '{"version":3,"mappings":";AAAA"}',
    'Plot-1.js': 'draw()',
    'Plot-1.js.map': '{"version":3,"mappings":"AAAA"}',
  });
});
