import { useLocale, useTranslate } from 'ra-core';
import { points } from '../../lib/points';
import type { SearchState } from './usePickerSearch';

/** How a search stands, in words: what is shown in the list, and what is read aloud. */
export function usePickerNote<Choice>(
  state: SearchState<Choice>,
  text: string,
): { shown: string | null; spoken: string } {
  const translate = useTranslate();
  const locale = useLocale();
  if (state.kind === 'failed') return { shown: null, spoken: '' };
  const note =
    state.kind === 'searching'
      ? translate('pickers.search.searching')
      : foundNote(state.found, text, translate, locale);
  if (note !== null) return { shown: note, spoken: note };
  const count = state.kind === 'found' ? state.found.choices.length : 0;
  return { shown: null, spoken: translate('pickers.search.found', { smart_count: count }) };
}

/** Null where everything that matches is shown. */
function foundNote(
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
    : translate('pickers.search.more', { count, total: points(total, locale) });
}
