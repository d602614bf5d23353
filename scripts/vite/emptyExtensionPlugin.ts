import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Modules of `src/extensions`, by the end of their import. */
const replacements: readonly [ending: string, replacement: string][] = [
  ['/extensions/index', fromRoot('tests/support/emptyExtension.ts')],
  ['/extensions/fixtures', fromRoot('tests/support/emptyFixtures.ts')],
];

/** Copies of the sources in which guides are followed, and the tests of the extension itself. */
const importersWithExtension = [fromRoot('.data/'), fromRoot('tests/tooling/extension/')];

/**
 * Leaves `src/extensions` out of the tests, which are about the console itself. A company's entities, texts and overrides
 * are checked by `tests/tooling/extension`.
 */
export function emptyExtensionPlugin(): Plugin {
  return {
    name: 'console-empty-extension',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (importersWithExtension.some((folder) => importer.startsWith(folder))) return null;
      return replacements.find(([ending]) => source.endsWith(ending))?.[1] ?? null;
    },
  };
}
