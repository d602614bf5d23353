/** What index.html asks for beside its entry, so that the browser finds nothing late. */
import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** File names of a chunk and all that it imports statically, itself first. */
function staticClosure(bundle: Bundle, fileName: string, seen = new Set<string>()): Set<string> {
  const file = bundle[fileName];
  if (seen.has(fileName) || file?.type !== 'chunk') return seen;
  seen.add(fileName);
  for (const imported of file.imports) staticClosure(bundle, imported, seen);
  return seen;
}

function chunkOf(bundle: Bundle, moduleEnding: string): string | undefined {
  return Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(moduleEnding)),
  )?.fileName;
}

function stylesOf(bundle: Bundle, chunks: Iterable<string>): string[] {
  const styles = new Set<string>();
  for (const name of chunks) {
    const file = bundle[name];
    if (file?.type === 'chunk') for (const css of file.viteMetadata?.importedCss ?? []) styles.add(css);
  }
  return [...styles];
}

/** A lazily imported module and when it is needed: at every visit, only with or without a stored session, or in a language. */
export interface Preload {
  /** Ending of its source path, such as '/src/App.tsx'. */
  module: string;
  when: 'always' | 'signed-in' | 'signed-out' | `language-${string}`;
  /** The one page that needs it; every page without. Comes after what every page needs. */
  path?: string;
}

/**
 * Links for lazily imported modules, with all that they import and the entry has not. The boot script makes preloads out of those
 * that are not for every visit.
 * @throws when a module is not in the build: the list is out of date
 */
export function preloadLinks(bundle: Bundle, entry: string, preloads: readonly Preload[]): string[] {
  const known = staticClosure(bundle, entry);
  /** Links by when and file, so that none is there twice. */
  const links = new Map<string, string>();
  for (const { module, when, path } of preloads) {
    const chunk = chunkOf(bundle, module);
    if (!chunk) throw new Error(`${module} is preloaded, but is not in the build.`);
    const wanted = [...staticClosure(bundle, chunk)].filter((name) => !known.has(name));
    if (when === 'always') for (const name of wanted) known.add(name);
    const add = (as: 'script' | 'style', name: string) => {
      const now = as === 'style' ? 'preload' : 'modulepreload';
      const known = links.get(`${when} ${name}`);
      links.set(`${when} ${name}`, known ?? link(when === 'always' ? now : when, as, name, path));
    };
    for (const name of wanted) add('script', name);
    for (const name of stylesOf(bundle, wanted)) add('style', name);
  }
  return [...links.values()];
}

function link(rel: string, as: string, file: string, path: string | undefined): string {
  return `<link rel="${rel}" as="${as}" crossorigin href="/${file}"${path === undefined ? '' : ` data-path="${path}"`}>`;
}
