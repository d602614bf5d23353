/** How much a visit loads, from Vite's manifest. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A chunk in Vite's manifest; keys are source paths, or names of shared chunks. */
export interface ManifestChunk {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Reads the manifest of a build. @throws when there is none */
export function readManifest(dist: string): Manifest {
  // Written by Vite a moment before, in the form of its own type.
  return JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;
}

/**
 * Key of a script by the path of its module, or by its name.
 * @throws when it is none or several: a budget would measure nothing, or something else
 */
export function keyOf(manifest: Manifest, root: string): string {
  if (manifest[root]) return root;
  const named = Object.keys(manifest).filter(
    (key) => manifest[key]?.name === root && !manifest[key]?.file.endsWith('.css'),
  );
  if (named.length === 1 && named[0] !== undefined) return named[0];
  throw new Error(
    `scripts/check/budgets.ts names ${root}, which is ${named.length ? 'several chunks' : 'no chunk'} of the build.`,
  );
}

/** Keys of the chunks that are loaded with these, themselves included. */
export function staticClosure(manifest: Manifest, keys: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || found.has(key)) return;
    found.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return found;
}

/** Bytes that a file costs on the wire: its brotli, or itself where it was too small to compress. */
export function wireSize(dist: string, file: string): number {
  const compressed = join(dist, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(dist, file)).size;
}

/** A line of the report. Sizes in bytes after brotli. */
export interface SizeRow {
  name: string;
  files: number;
  script: number;
  style: number;
  limit: number;
}

/**
 * Measures a set of chunks.
 * @param size bytes of a built file
 */
export function measure(
  name: string,
  manifest: Manifest,
  keys: Iterable<string>,
  limit: number,
  size: (file: string) => number,
): SizeRow {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) continue;
    (chunk.file.endsWith('.css') ? styles : scripts).add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
  }
  const total = (files: Set<string>) => [...files].reduce((sum, file) => sum + size(file), 0);
  return { name, files: scripts.size, script: total(scripts), style: total(styles), limit };
}
