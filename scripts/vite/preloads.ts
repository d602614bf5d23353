/** Preload links for index.html, so that the browser discovers lazy chunks early. */
import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** File names of a chunk and its static imports, recursively, itself first. */
function staticClosure(bundle: Bundle, fileName: string, seen = new Set<string>()): Set<string> {
  const file = bundle[fileName];
  if (seen.has(fileName) || file?.type !== 'chunk') return seen;
  seen.add(fileName);
  for (const imported of file.imports) staticClosure(bundle, imported, seen);
  return seen;
}

function findChunk(bundle: Bundle, moduleEnding: string): string | undefined {
  return Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(moduleEnding)),
  )?.fileName;
}

function getStyles(bundle: Bundle, chunks: Iterable<string>): string[] {
  const styles = new Set<string>();
  for (const name of chunks) {
    const file = bundle[name];
    if (file?.type === 'chunk') for (const css of file.viteMetadata?.importedCss ?? []) styles.add(css);
  }
  return [...styles];
}

/** Lazily imported module, and when it is preloaded. */
export interface Preload {
  /** End of its source path, such as '/src/App.tsx'. */
  module: string;
  when: 'always' | 'signed-in' | 'signed-out' | `language-${string}`;
  /** Start of the paths that need it, or '/' for that page alone; all by default. */
  path?: string;
}

/**
 * Links for lazily imported modules and their static imports that are not in the entry. The boot script converts
 * conditional links to preloads.
 * @param base path of the build's files, with a slash at its end
 * @throws Error if a module is not in the build
 */
export function preloadLinks(bundle: Bundle, entry: string, preloads: readonly Preload[], base: string): string[] {
  const preloaded = staticClosure(bundle, entry);
  /** Links by condition and file. */
  const links = new Map<string, Link>();
  for (const { module, when, path } of preloads) {
    const chunk = findChunk(bundle, module);
    if (!chunk) throw new Error(`${module} is preloaded, but is not in the build.`);
    const chunksToPreload = [...staticClosure(bundle, chunk)].filter((name) => !preloaded.has(name));
    if (when === 'always') for (const name of chunksToPreload) preloaded.add(name);
    const add = (as: Link['as'], name: string) => {
      const now = as === 'style' ? 'preload' : 'modulepreload';
      const { paths: others = [] } = links.get(`${when} ${name}`) ?? {};
      const all = [...new Set([...others, path ?? ''])];
      links.set(`${when} ${name}`, { rel: when === 'always' ? now : when, as, url: base + name, paths: all });
    };
    for (const name of chunksToPreload) add('script', name);
    for (const name of getStyles(bundle, chunksToPreload)) add('style', name);
  }
  return [...links.values()].map(toHtml);
}

interface Link {
  rel: string;
  as: 'script' | 'style';
  url: string;
  /** See `Preload.path`. The empty one matches all. */
  paths: readonly string[];
}

function toHtml({ rel, as, url, paths }: Link): string {
  const condition = paths.includes('') ? '' : ` data-paths="${paths.join(' ')}"`;
  return `<link rel="${rel}" as="${as}" crossorigin href="${url}"${condition}>`;
}
