import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { SearchBox } from '../../ui/inputs/SearchBox';
import { normalizeSearch } from '../listState/listUrl';
import { cardSelector } from './useQueueFocus';
import type { QueueUrlState } from './useQueueUrlState';

/** Debounce delay in ms, the same as in lists. */
const SEARCH_DEBOUNCE_MS = 300;

/** Search box of the queue. Enter moves the focus to the record. */
export function QueueSearch({ urlState: { search, searchFor } }: { urlState: QueueUrlState }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(search);

  // The URL may change from outside. It then replaces the typed text.
  const lastSearch = useRef(search);
  useEffect(() => {
    if (search === lastSearch.current) return;
    lastSearch.current = search;
    setTyped(search);
  }, [search]);

  useEffect(() => {
    const nextSearch = normalizeSearch(typed);
    if (nextSearch === lastSearch.current) return;
    const timer = setTimeout(() => {
      lastSearch.current = nextSearch;
      searchFor(nextSearch);
    }, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, searchFor]);

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
