import { useLocale, useTranslate } from 'ra-core';
import { formatPoints } from '../../lib/format/formatPoints';
import type { SearchState } from './usePickerSearch';

/** Returns the status of a search: the note shown in the list, and the screen reader announcement. */
export function usePickerNote<Choice>(
  state: SearchState<Choice>,
  text: string,
): { visibleText: string | null; announcement: string } {
  const translate = useTranslate();
  const locale = useLocale();
  if (state.kind === 'failed') return { visibleText: null, announcement: '' };
  const note =
    state.kind === 'searching'
      ? translate('pickers.search.searching')
      : formatResultNote(state.found, text, translate, locale);
  if (note !== null) return { visibleText: note, announcement: note };
  const count = state.kind === 'found' ? state.found.choices.length : 0;
  return { visibleText: null, announcement: translate('pickers.search.found', { smart_count: count }) };
}

/** Returns null if all matches are shown. */
function formatResultNote(
  { choices, total, hasMore }: { choices: readonly unknown[]; total: number | null; hasMore: boolean },
  text: string,
  translate: ReturnType<typeof useTranslate>,
  locale: string,
): string | null {
  const count = choices.length;
  if (count === 0) return text ? translate('pickers.search.nothingFor', { text }) : translate('pickers.search.nothing');
  if (!hasMore) return null;
  return total === null
    ? translate('pickers.search.moreUnknown', { count })
    : translate('pickers.search.more', { count, total: formatPoints(total, locale) });
}
