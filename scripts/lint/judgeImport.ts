/** Judges one import by the tables of zones.ts. */
import { posix } from 'node:path';
import type { Import } from './readImports.ts';
import { type Ban, bans, folders, order } from './zones.ts';

/**
 * Why the file may not make this import, or null when it may.
 * @param file path of the importing file from the root, with forward slashes
 */
export function judgeImport(file: string, { specifier, typeOnly }: Import): string | null {
  const target = targetOf(file, specifier);
  if (target.startsWith('..')) return `${specifier} is outside the project.`;
  const ban = bans.find((candidate) => isBroken(candidate, file, target, typeOnly));
  if (ban) return ban.why;
  return specifier.startsWith('.') ? judgePath(file, target) : null;
}

/** Path from the root for a relative import, the package's name as written for others. */
function targetOf(file: string, specifier: string): string {
  const path = specifier.replace(/\?.*$/, '');
  return path.startsWith('.') ? posix.normalize(posix.join(posix.dirname(file), path)) : path;
}

function isBroken(ban: Ban, file: string, target: string, typeOnly: boolean): boolean {
  if (typeOnly && ban.types === 'allowed') return false;
  if (!ban.of.some((start) => file.startsWith(start))) return false;
  if (ban.except?.some((start) => file.startsWith(start))) return false;
  return ban.imports.some((banned) => startsWithName(target, banned));
}

function judgePath(file: string, target: string): string | null {
  const from = topFolder(file);
  const to = topFolder(target);
  if (from !== to) {
    const allowed = folders[from];
    if (!allowed || allowed.includes(to)) return null;
    return `${from} may import ${allowed.length ? allowed.join(', ') : 'packages'} only.`;
  }
  return from === 'src' ? judgeInsideConsole(file, target) : null;
}

function judgeInsideConsole(file: string, target: string): string | null {
  const from = place(file);
  const to = place(target);
  if (from === -1) return `${file} has no place in the order of scripts/lint/zones.ts.`;
  if (to === -1) return `${target} has no place in the order of scripts/lint/zones.ts.`;
  if (to > from) return `${order[from]} stands left of ${order[to]}, and imports only what stands left of itself.`;
  if (order[from] === 'src/pages' && to === from && pageOf(file) !== pageOf(target))
    return 'A page never imports another page.';
  return null;
}

function place(path: string): number {
  return order.findIndex((zone) => startsWithName(path, zone));
}

function pageOf(path: string): string | undefined {
  return path.split('/')[2];
}

function topFolder(path: string): string {
  return path.split('/')[0] ?? '';
}

/** 'src/ui' is the start of 'src/ui/Button' and of 'src/ui.ts', not of 'src/uiKit'; '@mui/' of all below it. */
function startsWithName(path: string, name: string): boolean {
  if (name.endsWith('/') || name.endsWith(':')) return path.startsWith(name);
  return path === name || path.startsWith(`${name}/`) || path.startsWith(`${name}.`);
}
