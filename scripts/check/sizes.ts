/** Download sizes, computed from Vite's manifest. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Chunk in Vite's manifest. Keys are source paths or names of shared chunks. */
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

/** Loads the manifest of a build. @throws if there is none */
export function loadManifest(dist: string): Manifest {
  // Written by Vite, so the shape is known.
  return JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;
}

/**
 * Finds the key of a chunk by module path or chunk name.
 * @throws if there is none or more than one
 */
export function findChunkKey(manifest: Manifest, root: string): string {
  if (manifest[root]) return root;
  const named = Object.keys(manifest).filter(
    (key) => manifest[key]?.name === root && !manifest[key]?.file.endsWith('.css'),
  );
  if (named.length === 1 && named[0] !== undefined) return named[0];
  throw new Error(
    `scripts/check/budgets.ts names ${root}, which is ${named.length ? 'several chunks' : 'no chunk'} of the build.`,
  );
}

/** Keys of these chunks and their static imports. */
export function staticImports(manifest: Manifest, keys: readonly string[]): Set<string> {
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

/** Transfer size in bytes: brotli, or the file itself if it is too small to be compressed. */
export function transferSize(dist: string, file: string): number {
  const compressed = join(dist, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(dist, file)).size;
}

/** Row of the size table. Sizes in bytes after brotli. */
export interface SizeRow {
  name: string;
  files: number;
  script: number;
  style: number;
  limit: number;
}

/**
 * Measures a set of chunks.
 * @param size returns the size of a built file in bytes
 */
export function measureChunks(
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
