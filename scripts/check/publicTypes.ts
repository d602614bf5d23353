/**
 * Writes the types of the public API (docs/public-api.md) to docs/public-api.json: `npm run public-api`. It refuses a
 * change that the changelog doesn't name.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { publicModules } from '../lint/zones.ts';

const root = join(import.meta.dirname, '../..');
const file = join(root, 'docs/public-api.json');

/** The text of each public name and of each type that it uses, by its name, sorted; `name module` if several have it. */
export type PublicTypes = Readonly<Record<string, string>>;

/** The types as they are now, by the declarations that TypeScript emits. @throws Error if it emits none */
export function collectPublicTypes(): PublicTypes {
  const folder = join(root, '.cache/public-api');
  mkdirSync(folder, { recursive: true });
  const config = {
    extends: '../../tsconfig.json',
    // Types are checked elsewhere.
    compilerOptions: {
      noEmit: false,
      noCheck: true,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: '../..',
      outDir: '.',
    },
    include: [],
    files: publicModules.map((path) => `../../${path}.ts`),
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
  const missing = publicModules.filter((path) => !existsSync(join(folder, `${path}.d.ts`)));
  if (missing.length > 0) throw new Error(`There are no declarations of ${missing.join(', ')}.\n${stdout}`);
  return readPublicTypes(folder, publicModules);
}

/** The types as they are in docs/public-api.json. */
export const readWrittenTypes = (): PublicTypes => JSON.parse(readFileSync(file, 'utf8')) as PublicTypes;

/** Names that were removed or changed, of which the unreleased part of a changelog says nothing. */
export function findUnnamedChanges(before: PublicTypes, after: PublicTypes, changelog: string): string[] {
  const [, unreleased = ''] = changelog.split(/^## /m);
  const entries = unreleased
    .replace(/\n {2}/g, ' ')
    .split('\n')
    .filter((line) => line.startsWith('- Public API: '));
  const named = new Set(entries.flatMap((line) => [...line.matchAll(/`(\w+)`/g)].map(([, name]) => name)));
  return Object.keys(before)
    .filter((key) => before[key] !== after[key])
    .map((key) => key.split(' ')[0] ?? '')
    .filter((name) => !named.has(name));
}

/** Declarations of a module: their text, and the names that they use. */
interface Module {
  declared: Map<string, { texts: string[]; uses: Set<string> }>;
  /** Where a name is from: another module and the name there. */
  imported: Map<string, [module: string, name: string]>;
  /** Local names, by the exported ones. */
  exported: Map<string, string>;
}

/**
 * Reads the types of modules. What packages declare, and values behind `typeof`, is named but not followed.
 * @param folder where the declarations were emitted
 * @param modules paths without an extension
 */
export function readPublicTypes(folder: string, modules: readonly string[]): PublicTypes {
  const read = new Map<string, Module>();
  const getModule = (path: string): Module | null => {
    const file = join(folder, `${path}.d.ts`);
    if (!read.has(path) && existsSync(file)) read.set(path, readModule(path, readFileSync(file, 'utf8')));
    return read.get(path) ?? null;
  };
  const found = new Map<string, string>();
  const follow = (path: string, name: string): void => {
    const module = getModule(path);
    const local = module?.exported.get(name) ?? name;
    const from = module?.imported.get(local);
    if (from) {
      follow(...from);
      return;
    }
    const declaration = module?.declared.get(local);
    const key = `${path} ${local}`;
    if (!declaration || found.has(key)) return;
    found.set(key, declaration.texts.join(' '));
    for (const used of declaration.uses) follow(path, used);
  };
  for (const path of modules) for (const name of getModule(path)?.exported.keys() ?? []) follow(path, name);
  const entries = [...found].map(([key, text]) => ({ key, name: key.split(' ').at(-1) ?? '', text }));
  const isUnique = (name: string) => entries.filter((other) => other.name === name).length === 1;
  return Object.fromEntries(
    entries
      .map(({ key, name, text }) => [isUnique(name) ? name : `${name} ${key.split(' ')[0]}`, text] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function readModule(path: string, source: string): Module {
  const { program, comments } = parseSync(`${path}.d.ts`, source);
  const imported: Module['imported'] = new Map();
  const exported: Module['exported'] = new Map();
  const declared: Module['declared'] = new Map();
  const importFrom = (specifier: string, local: string, name: string) => {
    const module = join(dirname(path), specifier).replace(/\.tsx?$/, '');
    if (specifier.startsWith('.')) imported.set(local, [module, name]);
  };
  const code = blankOut(source, comments);
  const declare = (declaration: Range) => {
    const uses = findUses(declaration);
    for (const { name, local, specifier } of uses) importFrom(specifier, local, name);
    for (const name of getDeclaredNames(declaration)) {
      const before = declared.get(name) ?? { texts: [], uses: new Set<string>() };
      const text = code.slice(declaration.start, declaration.end).replace(/\s+/g, ' ');
      const locals = uses.map(({ local }) => local);
      declared.set(name, { texts: [...before.texts, text], uses: new Set([...before.uses, ...locals]) });
    }
  };
  for (const statement of program.body) {
    for (const { specifier, local, name } of getImports(statement)) importFrom(specifier, local, name);
    for (const { specifier, local, name } of getExports(statement)) {
      exported.set(name, local);
      importFrom(specifier, local, local);
    }
    declare((statement.type === 'ExportNamedDeclaration' && statement.declaration) || statement);
  }
  return { declared, imported, exported };
}

type Statement = ReturnType<typeof parseSync>['program']['body'][number];

function getImports(statement: Statement): Use[] {
  if (statement.type !== 'ImportDeclaration') return [];
  return statement.specifiers.map((one) => ({
    specifier: statement.source.value,
    local: one.local.name,
    name: 'imported' in one ? getName(one.imported) : 'default',
  }));
}

function getExports(statement: Statement): Use[] {
  if (statement.type !== 'ExportNamedDeclaration') return [];
  if (statement.declaration)
    return getDeclaredNames(statement.declaration).map((name) => ({ specifier: '', local: name, name }));
  return statement.specifiers.map(({ local, exported }) => ({
    specifier: statement.source?.value ?? '',
    local: getName(local),
    name: getName(exported),
  }));
}

/** A name of another module. */
interface Use {
  name: string;
  /** The other module, or ''. */
  specifier: string;
  /** Its name in this module. */
  local: string;
}

/** The types that a declaration uses. */
function findUses(declaration: Range): Use[] {
  return findNodes(declaration).flatMap(({ type, ...node }) => {
    if (type === 'TSImportType') {
      const [name, specifier] = [getName(node['qualifier']), String(Object(node['source']).value)];
      return [{ name, specifier, local: `${specifier} ${name}` }];
    }
    const found = type === 'TSTypeReference' ? node['typeName'] : node['expression'];
    const name = type === 'TSTypeReference' || type === 'TSInterfaceHeritage' ? getName(found) : '';
    return name === '' ? [] : [{ name, specifier: '', local: name }];
  });
}

const blankOut = (source: string, ranges: readonly Range[]): string =>
  ranges.reduce((text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end), source);

interface Range {
  start: number;
  end: number;
}

interface Node extends Range {
  type: string;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof Object(value).type === 'string';

/** All nodes of a syntax tree. */
function findNodes(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(findNodes);
  return isNode(value) ? [value, ...inside] : inside;
}

/** The name that a node is, or '' for what has none, such as a member of a namespace. */
function getName(node: unknown): string {
  const { name } = Object(node);
  return typeof name === 'string' ? name : '';
}

function getDeclaredNames(declaration: object): string[] {
  if ('declarations' in declaration && Array.isArray(declaration.declarations))
    return declaration.declarations.map(({ id }) => getName(id));
  return 'id' in declaration ? [getName(Object(declaration.id))] : [];
}

if (process.argv[1]?.endsWith('publicTypes.ts')) {
  const types = collectPublicTypes();
  const before = existsSync(file) ? readWrittenTypes() : types;
  const unnamed = findUnnamedChanges(before, types, readFileSync(join(root, 'CHANGELOG.md'), 'utf8'));
  if (unnamed.length > 0) {
    console.error(`Add to CHANGELOG.md, "Unreleased": "- Public API: changed \`${unnamed.join('`, `')}\`: …".`);
    process.exitCode = 1;
  } else writeFileSync(file, `${JSON.stringify(types, null, 2)}\n`);
}
