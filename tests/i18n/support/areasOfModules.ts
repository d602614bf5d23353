/** Which areas of words are loaded for sure when a module runs. */
import { readImports } from '../../../scripts/lint/readImports';

interface Source {
  /** Path from the root. */
  name: string;
  text: string;
}

/** `withWords('compose', () => import('./TextComposer'))`: the areas, then the module. */
const loadedWithWords = /\bwithWords\(\s*('\w+'|\[[^\]]*\])\s*,\s*\(\)\s*=>\s*import\(\s*'([^']+)'/g;

/** Areas that come with each lazily imported module, as its importer writes it. */
function areasBySpecifier(text: string): Map<string, string[]> {
  const given = new Map<string, string[]>();
  for (const [, areas = '', specifier = ''] of text.matchAll(loadedWithWords)) {
    const names = [...areas.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
    // Where a module is loaded twice, only what both bring is sure.
    given.set(specifier, given.get(specifier)?.filter((name) => names.includes(name)) ?? names);
  }
  return given;
}

function resolve(from: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = new URL(specifier, `file:///${from}`).pathname.slice(1);
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`].find((one) => known.has(one));
}

interface Edge {
  to: string;
  /** Areas that this import brings, besides those of its importer. */
  areas: readonly string[];
}

function edgesOf({ name, text }: Source, known: ReadonlySet<string>): Edge[] {
  const given = areasBySpecifier(text);
  return readImports(name, text)
    .filter(({ typeOnly }) => !typeOnly)
    .flatMap(({ specifier, isLazy }) => {
      const to = resolve(name, specifier, known);
      return to ? [{ to, areas: (isLazy && given.get(specifier)) || [] }] : [];
    });
}

/**
 * A module may come by several ways: what is sure is what each of them brings.
 * @returns the areas by the path of the module; modules that the entries do not lead to are left out
 */
export function areasOfModules(sources: readonly Source[], entries: readonly string[]): Map<string, Set<string>> {
  const known = new Set(sources.map(({ name }) => name));
  const edges = new Map(sources.map((source) => [source.name, edgesOf(source, known)]));
  const sure = new Map(entries.map((entry) => [entry, new Set<string>()]));
  const waiting = [...entries];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    for (const { to, areas } of edges.get(name) ?? []) {
      const brought = new Set([...(sure.get(name) ?? []), ...areas]);
      const before = sure.get(to);
      const both = before ? new Set([...before].filter((area) => brought.has(area))) : brought;
      if (before && both.size === before.size) continue;
      sure.set(to, both);
      waiting.push(to);
    }
  }
  return sure;
}
