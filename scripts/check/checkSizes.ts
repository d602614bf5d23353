/** Fails when a page of the build in dist/ costs more than its budget: `tsx scripts/check/checkSizes.ts [dist]`. */
import { type Budget, lazyLimit, visits } from './budgets.ts';
import { keyOf, type Manifest, measure, readManifest, type SizeRow, staticClosure, wireSize } from './sizes.ts';

/**
 * A row for each visit, then one for each lazily loaded part beyond what the first visit has loaded.
 * @throws when a budget names what is no part of the build: then it would measure nothing
 */
export function sizeRows(
  manifest: Manifest,
  size: (file: string) => number,
  budgets: readonly Budget[] = visits,
): SizeRow[] {
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const closureOf = (roots: readonly string[]) =>
    staticClosure(manifest, [...entry, ...roots.map((root) => keyOf(manifest, root))]);
  const rows = budgets.map(({ name, roots, limit }) => measure(name, manifest, closureOf(roots), limit, size));
  const first = closureOf(budgets[0]?.roots ?? []);
  const known = new Set(budgets.flatMap(({ roots }) => roots.map((root) => keyOf(manifest, root))));
  for (const [key, chunk] of Object.entries(manifest)) {
    if (!chunk.isDynamicEntry || known.has(key) || first.has(key)) continue;
    const beyond = [...staticClosure(manifest, [key])].filter((part) => !first.has(part));
    rows.push(measure(key, manifest, beyond, lazyLimit, size));
  }
  return rows;
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** The table that the build prints. */
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
  const rows = sizeRows(readManifest(dist), (file) => wireSize(dist, file));
  console.log(sizeTable(rows));
  if (rows.some((row) => row.script > row.limit)) {
    console.error('A size budget is exceeded.');
    process.exitCode = 1;
  }
}
