/** Finds the namespaces whose messages are certainly loaded when a module runs. */
import { parseImports } from '../../../scripts/lint/parseImports';

interface Source {
  /** Path from the root. */
  name: string;
  text: string;
}

const messageFile = /\/i18n\/en\/areas\/(\w+)$/;

function resolve(from: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = new URL(specifier, `file:///${from}`).pathname.slice(1);
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`].find((item) => known.has(item));
}

interface Module {
  /** Namespaces whose file it imports. */
  areas: string[];
  imports: string[];
  lazyImports: string[];
}

function parseModule({ name, text }: Source, known: ReadonlySet<string>): Module {
  const imports = parseImports(name, text).filter(({ typeOnly }) => !typeOnly);
  const find = (lazily: boolean) =>
    imports.filter(({ isLazy }) => isLazy === lazily).flatMap(({ specifier }) => resolve(name, specifier, known) ?? []);
  const areas = imports.flatMap(({ specifier, isLazy }) => (!isLazy && messageFile.exec(specifier)?.[1]) || []);
  return { areas, imports: find(false), lazyImports: find(true) };
}

/** Namespaces that a module and its static imports import. */
function getOwnAreas(name: string, modules: ReadonlyMap<string, Module>): Set<string> {
  const reached = new Set([name]);
  for (const item of reached) for (const to of modules.get(item)?.imports ?? []) reached.add(to);
  return new Set([...reached].flatMap((item) => modules.get(item)?.areas ?? []));
}

/**
 * A module may be reached in several ways; only namespaces loaded in all of them are certain.
 * @returns the namespaces by module path; modules that are not reachable from the entries are omitted
 */
export function areasOfModules(sources: readonly Source[], entries: readonly string[]): Map<string, Set<string>> {
  const known = new Set(sources.map(({ name }) => name));
  const modules = new Map(sources.map((source) => [source.name, parseModule(source, known)]));
  const sure = new Map(entries.map((entry) => [entry, getOwnAreas(entry, modules)]));
  const waiting = [...entries];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const { imports = [], lazyImports = [] } = modules.get(name) ?? {};
    for (const to of [...imports, ...lazyImports]) {
      const before = sure.get(to);
      const fromImporter = [...(sure.get(name) ?? [])].filter((area) => !before || before.has(area));
      const areas = new Set([...fromImporter, ...getOwnAreas(to, modules)]);
      if (before && areas.size === before.size) continue;
      sure.set(to, areas);
      waiting.push(to);
    }
  }
  return sure;
}
