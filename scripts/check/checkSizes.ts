/** Fails if a page of the build in dist/ exceeds its budget: `tsx scripts/check/checkSizes.ts [dist]`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Budget, MAX_EXTENSION_BYTES, MAX_LAZY_CHUNK_BYTES, sizeBudgets } from './budgets.ts';
import {
  findChunkKey,
  loadManifest,
  type Manifest,
  measureChunks,
  type SizeRow,
  staticImports,
  transferSize,
} from './sizes.ts';

/**
 * One row per visit, then one per lazy chunk with its size beyond the first visit.
 * @throws if a budget refers to a chunk that does not exist
 */
export function sizeRows(
  manifest: Manifest,
  size: (file: string) => number,
  budgets: readonly Budget[] = sizeBudgets,
): SizeRow[] {
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const getClosure = (roots: readonly string[]) =>
    staticImports(manifest, [...entry, ...roots.map((root) => findChunkKey(manifest, root))]);
  const rows = budgets.map(({ name, roots, limit }) => measureChunks(name, manifest, getClosure(roots), limit, size));
  const first = getClosure(budgets[0]?.roots ?? []);
  const knownChunks = new Set(budgets.flatMap(({ roots }) => roots.map((root) => findChunkKey(manifest, root))));
  for (const [key, chunk] of Object.entries(manifest)) {
    if (!chunk.isDynamicEntry || knownChunks.has(key) || first.has(key)) continue;
    const beyond = [...staticImports(manifest, [key])].filter((part) => !first.has(part));
    const limit = /^src\/(extensions|systemAdmin\/data)\//.test(key) ? MAX_EXTENSION_BYTES : MAX_LAZY_CHUNK_BYTES;
    rows.push(measureChunks(key, manifest, beyond, limit, size));
  }
  return rows;
}

/** Sources of the provider's admin area. */
const isAdminSource = (key: string) => /(^|\/)systemAdmin\b/.test(key);

/** Only the code and the messages of the admin area use its message keys. */
const adminMarker = /['"`]systemAdmin\./;

/**
 * Lists the files of the admin area that a page of the merchants downloads, as `page: file`.
 * @param read returns the text of a built file
 */
export function findAdminLeaks(manifest: Manifest, read: (file: string) => string): string[] {
  const keys = Object.keys(manifest);
  const isRoot = (key: string) => manifest[key]?.isEntry || manifest[key]?.isDynamicEntry;
  const adminFiles = new Set(keys.filter(isAdminSource).map((key) => manifest[key]?.file));
  const isAdminFile = memoize(
    (file: string) => adminFiles.has(file) || (file.endsWith('.js') && adminMarker.test(read(file))),
  );
  return keys
    .filter((key) => isRoot(key) && !isAdminSource(key))
    .flatMap((key) =>
      [...staticImports(manifest, [key])]
        .map((part) => manifest[part]?.file ?? '')
        .filter((file) => isAdminFile(file))
        .map((file) => `${key}: ${file}`),
    );
}

function memoize(test: (file: string) => boolean): (file: string) => boolean {
  const results = new Map<string, boolean>();
  return (file) => {
    const result = results.get(file) ?? test(file);
    results.set(file, result);
    return result;
  };
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** Formats the table that the build prints. */
export function sizeTable(rows: readonly SizeRow[]): string {
  const lines = rows.map(({ name, files, script, style, limit }) =>
    [
      script > limit ? '✗' : '✓',
      name.padEnd(44),
      `${kilobytes(script).padStart(9)} of ${kilobytes(limit).padStart(8)}`,
      `${String(files).padStart(3)} files`,
      `+ ${kilobytes(style)} CSS`,
    ].join('  '),
  );
  return ['JavaScript after brotli', ...lines].join('\n');
}

if (process.argv[1]?.endsWith('checkSizes.ts')) {
  const dist = process.argv[2] ?? 'dist';
  const manifest = loadManifest(dist);
  const rows = sizeRows(manifest, (file) => transferSize(dist, file));
  console.log(sizeTable(rows));
  if (rows.some((row) => row.script > row.limit)) {
    console.error('A size budget is exceeded.');
    process.exitCode = 1;
  }
  const leaks = findAdminLeaks(manifest, (file) => readFileSync(join(dist, file), 'utf8'));
  if (leaks.length > 0) {
    console.error(`Pages of the merchants download the admin area:\n${leaks.join('\n')}`);
    process.exitCode = 1;
  }
}
