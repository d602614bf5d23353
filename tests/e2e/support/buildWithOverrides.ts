import { resolve } from 'node:path';
import { build, loadConfigFromFile, mergeConfig } from 'vite';

const root = resolve(import.meta.dirname, '../../..');

/** Where the build of the extensions' tests is. */
export const overridesDist = resolve(root, '.cache/e2e-overrides');

/** Builds the console for production with the extension of the tests. Files are not compressed, which takes most of a build's time. */
export async function buildWithOverrides(): Promise<void> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, resolve(root, 'vite.config.ts'));
  if (!loaded) throw new Error('vite.config.ts could not be loaded.');
  const production = loaded.config;
  await build(
    mergeConfig(
      { ...production, plugins: (production.plugins ?? []).filter((plugin) => !isCompression(plugin)) },
      {
        root,
        configFile: false,
        logLevel: 'error',
        plugins: [
          {
            name: 'test-extension',
            enforce: 'pre',
            resolveId: (source: string) =>
              source.endsWith('/extensions/index') ? resolve(import.meta.dirname, 'extension.ts') : null,
          },
        ],
        build: { outDir: overridesDist, emptyOutDir: true },
      },
    ),
  );
}

function isCompression(plugin: unknown): boolean {
  return Object(plugin).name === 'console-compress';
}
