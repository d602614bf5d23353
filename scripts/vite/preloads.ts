/** What index.html asks for beside its entry, so that the browser finds nothing late. */
import type { HtmlTagDescriptor, Rolldown } from 'vite';

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
  return Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(moduleEnding))
    ?.fileName;
}

function stylesOf(bundle: Bundle, chunks: Iterable<string>): string[] {
  const styles = new Set<string>();
  for (const name of chunks) {
    const file = bundle[name];
    if (file?.type === 'chunk') for (const css of file.viteMetadata?.importedCss ?? []) styles.add(css);
  }
  return [...styles];
}

/**
 * Links for the lazily imported modules that every visit needs.
 * @param modules endings of source paths, such as '/src/App.tsx'; those that are no chunk of their own are left out.
 */
export function preloadTags(bundle: Bundle, entry: string, modules: string[]): HtmlTagDescriptor[] {
  const loaded = staticClosure(bundle, entry);
  const wanted = new Set<string>();
  for (const module of modules) {
    const chunk = chunkOf(bundle, module);
    if (chunk) for (const name of staticClosure(bundle, chunk)) if (!loaded.has(name)) wanted.add(name);
  }
  const scripts = [...wanted].map((name) => link({ rel: 'modulepreload', crossorigin: true, href: `/${name}` }));
  const styles = stylesOf(bundle, wanted).map((name) =>
    link({ rel: 'preload', as: 'style', crossorigin: true, href: `/${name}` }),
  );
  return [...scripts, ...styles];
}

function link(attrs: Record<string, string | boolean>): HtmlTagDescriptor {
  return { tag: 'link', attrs, injectTo: 'head' };
}
