import { useState } from 'react';
import { type AnalyzedRow, matchesFilter, matchesSearch, type RowFilter } from '../rows/analyzeRows';

interface LineFilter {
  show: RowFilter;
  area: string;
  search: string;
}

/**
 * Filters the rows. A row that stops matching while it is edited stays visible until the filter changes.
 * @param getReferenceText text of the reference column, which is searched too
 */
export function useVisibleLines(
  lines: readonly AnalyzedRow[],
  { show, area, search }: LineFilter,
  getReferenceText: (line: AnalyzedRow) => string,
): readonly AnalyzedRow[] {
  const matching = lines.filter(
    (line) =>
      matchesFilter(line, show) &&
      (area === '' || line.row.area === area) &&
      matchesSearch(line, () => getReferenceText(line), search),
  );
  const filterKey = JSON.stringify([show, area, search]);
  const [pinned, setPinned] = useState<PinnedLines>(() => ({ filterKey, keys: getKeys(matching) }));
  if (pinned.filterKey !== filterKey) setPinned({ filterKey, keys: getKeys(matching) });
  else if (matching.some(({ row }) => !pinned.keys.has(row.key))) {
    setPinned({ filterKey, keys: new Set([...pinned.keys, ...getKeys(matching)]) });
  }
  return lines.filter(({ row }) => pinned.keys.has(row.key));
}

interface PinnedLines {
  filterKey: string;
  keys: ReadonlySet<string>;
}

const getKeys = (lines: readonly AnalyzedRow[]): ReadonlySet<string> => new Set(lines.map(({ row }) => row.key));
