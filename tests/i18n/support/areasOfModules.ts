/** Finds the namespaces that are certainly loaded when a module runs. */
import { parseImports } from '../../../scripts/lint/parseImports';

interface Source {
  /** Path from the root. */
  name: string;
  text: string;
}

/** `withMessages('compose', () => import('./TextComposer'))`: the namespaces, then the module. */
const loadedWithMessages = /\bwithMessages\(\s*('\w+'|\[[^\]]*\])\s*,\s*\(\)\s*=>\s*import\(\s*'([^']+)'/g;

/** Namespaces loaded with each lazily imported module. */
function areasBySpecifier(text: string): Map<string, string[]> {
  const given = new Map<string, string[]>();
  for (const [, areas = '', specifier = ''] of text.matchAll(loadedWithMessages)) {
    const names = [...areas.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
    // If a module is loaded in two places, only namespaces in both are certain.
    given.set(specifier, given.get(specifier)?.filter((name) => names.includes(name)) ?? names);
  }
  return given;
}

function resolve(from: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = new URL(specifier, `file:///${from}`).pathname.slice(1);
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`].find((item) => known.has(item));
}

interface Edge {
  to: string;
  /** Namespaces that this import loads, besides those of its importer. */
  areas: readonly string[];
}

function getEdges({ name, text }: Source, known: ReadonlySet<string>): Edge[] {
  const given = areasBySpecifier(text);
  return parseImports(name, text)
    .filter(({ typeOnly }) => !typeOnly)
    .flatMap(({ specifier, isLazy }) => {
      const to = resolve(name, specifier, known);
      return to ? [{ to, areas: (isLazy && given.get(specifier)) || [] }] : [];
    });
}

/**
 * A module may be reached in several ways; only namespaces loaded in all of them are certain.
 * @returns the namespaces by module path; modules that are not reachable from the entries are omitted
 */
export function areasOfModules(sources: readonly Source[], entries: readonly string[]): Map<string, Set<string>> {
  const known = new Set(sources.map(({ name }) => name));
  const edges = new Map(sources.map((source) => [source.name, getEdges(source, known)]));
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
