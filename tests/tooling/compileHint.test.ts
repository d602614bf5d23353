import { expect, it } from 'vitest';
import { compileHintPlugin } from '../../scripts/vite/compileHintPlugin.ts';

it('the chunks of a first visit begin with the compile hint, and no others', () => {
  const bundle = {
    'list-1.js': { type: 'chunk', name: 'list', code: 'run()' },
    'Plot-1.js': { type: 'chunk', name: 'Plot', code: 'draw()' },
  };
  const { generateBundle } = compileHintPlugin();
  const run: unknown = typeof generateBundle === 'object' ? generateBundle.handler : generateBundle;
  if (typeof run !== 'function') throw new Error('The plugin changes no file.');
  Reflect.apply(run, null, [{}, bundle]);
  expect(bundle['list-1.js'].code).toBe('//# allFunctionsCalledOnLoad\nrun()');
  expect(bundle['Plot-1.js'].code).toBe('draw()');
});
