import { useTranslate } from 'ra-core';
import { useDebouncedSearch } from '../../engine/listState/useDebouncedSearch';
import { SearchBox } from '../../ui/inputs/SearchBox';
import { cardSelector } from './useQueueFocus';
import type { QueueUrlState } from './useQueueUrlState';

/** Debounce delay in ms, the same as in lists. */
const SEARCH_DEBOUNCE_MS = 300;

/** Search box of the queue. Enter moves the focus to the record. */
export function QueueSearch({ urlState: { search, searchFor } }: { urlState: QueueUrlState }) {
  const translate = useTranslate();
  const [typed, setTyped] = useDebouncedSearch(search, SEARCH_DEBOUNCE_MS, searchFor);
  const focusRecord = () => document.querySelector<HTMLElement>(cardSelector)?.focus();
  return (
    <SearchBox
      label={translate('queue.search')}
      placeholder={translate('queue.search')}
      aria-keyshortcuts="/"
      value={typed}
      onChange={setTyped}
      onClear={() => setTyped('')}
      onKeyDownCapture={({ key, nativeEvent }) => {
        if (nativeEvent.isComposing) return;
        if (key === 'Enter' || (key === 'Escape' && typed === '')) focusRecord();
      }}
    />
  );
}
