import type { ConsoleRecord } from '../records/consoleRecord';

/** The selected records, in the version that the page shows: they may have changed since they were selected. */
export function latestVersions(
  selected: ReadonlyMap<string, ConsoleRecord>,
  rows: readonly ConsoleRecord[],
): readonly ConsoleRecord[] {
  const visibleRows = new Map(rows.map((row) => [row.id, row]));
  return [...selected.values()].map((record) => visibleRows.get(record.id) ?? record);
}
