/** Checks a single import against zones.ts. */
import { posix } from 'node:path';
import type { Import } from './parseImports.ts';
import {
  engineOrder,
  folders,
  type ImportRestriction,
  importRestrictions,
  layerOrder,
  publicModules,
  sharedFeatures,
} from './zones.ts';

/**
 * Returns why an import is not allowed, or null if it is.
 * @param file path of the importing file from the root, with forward slashes
 */
export function checkImport(file: string, { specifier, typeOnly }: Import): string | null {
  const target = getTarget(file, specifier);
  if (target.startsWith('..')) return `${specifier} is outside the project.`;
  const restriction = importRestrictions.find((candidate) => isViolated(candidate, file, target, typeOnly));
  if (restriction) return restriction.why;
  return specifier.startsWith('.') ? checkFolders(file, target) : null;
}

/**
 * Returns why a file of the extension may not import a module of the console, or null if it may.
 * @param publicNames the public module that exports what a private one declares, by the path of the private one
 */
export function checkExtensionImport(
  file: string,
  { specifier }: Import,
  publicNames: ReadonlyMap<string, string>,
): string | null {
  if (!startsWithName(file, 'src/extensions') || !specifier.startsWith('.')) return null;
  const target = getTarget(file, specifier);
  if (startsWithName(target, 'src/extensions') || publicModules.some((path) => startsWithName(target, path)))
    return null;
  const publicModule = publicNames.get(target);
  return publicModule === undefined
    ? `${target} is private. docs/public-api.md lists what an extension may import.`
    : `${target} is private. Import from ${publicModule} instead.`;
}

/** Paths of the modules that a file exports from. */
export const getTargets = (file: string, imports: readonly Import[]): string[] =>
  imports.map(({ specifier }) => getTarget(file, specifier));

/** Path from the root for relative imports, otherwise the package name. */
function getTarget(file: string, specifier: string): string {
  const path = specifier.replace(/\?.*$/, '');
  return path.startsWith('.') ? posix.normalize(posix.join(posix.dirname(file), path)) : path;
}

function isViolated(restriction: ImportRestriction, file: string, target: string, typeOnly: boolean): boolean {
  if (typeOnly && restriction.types === 'allowed') return false;
  if (!restriction.of.some((start) => file.startsWith(start))) return false;
  if (restriction.except?.some((start) => file.startsWith(start))) return false;
  return restriction.imports.some((banned) => startsWithName(target, banned));
}

function checkFolders(file: string, target: string): string | null {
  const from = topFolder(file);
  const to = topFolder(target);
  if (from !== to) {
    const allowed = folders[from];
    if (!allowed || allowed.some((path) => startsWithName(target, path))) return null;
    return `${from} may only import ${allowed.length ? allowed.join(', ') : 'packages'}.`;
  }
  return from === 'src' ? checkLayers(file, target) : null;
}

function checkLayers(file: string, target: string): string | null {
  // The index declares the extension's own files, and loads those that need higher layers lazily.
  if (areBothIn('src/extensions', file, target)) return null;
  const violation = checkOrder(layerOrder, file, target);
  if (violation !== null) return violation;
  if (areBothIn('src/engine', file, target)) return checkOrder(engineFolders, file, target);
  return areBothIn('src/features', file, target) ? checkFeatures(getFeature(file), getFeature(target)) : null;
}

const engineFolders = engineOrder.map((folder) => `src/engine/${folder}`);

function checkOrder(order: readonly string[], file: string, target: string): string | null {
  const [from, to] = [layerIndex(order, file), layerIndex(order, target)];
  if (from === -1) return `${file} is not in a layer of scripts/lint/zones.ts.`;
  if (to === -1) return `${target} is not in a layer of scripts/lint/zones.ts.`;
  return to > from ? `${order[from]} must not import from the higher layer ${order[to]}.` : null;
}

function areBothIn(folder: string, file: string, target: string): boolean {
  return startsWithName(file, folder) && startsWithName(target, folder);
}

function layerIndex(order: readonly string[], path: string): number {
  return order.findIndex((layer) => startsWithName(path, layer));
}

function checkFeatures(from: string, to: string): string | null {
  if (from === to) return null;
  if (!isShared(to)) return `A feature may only import ${sharedFeatures.join(', ')}.`;
  return isShared(from) && sharedFeatures.indexOf(to) > sharedFeatures.indexOf(from)
    ? `${from} must not import from the higher feature ${to}.`
    : null;
}

const isShared = (feature: string): feature is (typeof sharedFeatures)[number] =>
  (sharedFeatures as readonly string[]).includes(feature);

function getFeature(path: string): string {
  return path.split('/')[2] ?? '';
}

function topFolder(path: string): string {
  return path.split('/')[0] ?? '';
}

/**
 * Prefix match at name boundaries: 'src/ui' matches 'src/ui/buttons/Button' and 'src/ui.ts', but not
 * 'src/uiKit'; '@mui/' matches everything below it.
 */
function startsWithName(path: string, name: string): boolean {
  if (name.endsWith('/') || name.endsWith(':')) return path.startsWith(name);
  return path === name || path.startsWith(`${name}/`) || path.startsWith(`${name}.`);
}
