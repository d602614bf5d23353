import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { SearchBox } from '../../ui/SearchBox';
import { searchable } from '../list/address';
import type { QueueAddress } from './useQueueAddress';
import { cardSelector } from './useQueueFocus';

/** From the last key to the search, in ms, as in the lists. */
const pause = 300;

/** Narrows the queue to what holds a text; Enter goes on to the record. */
export function QueueSearch({ address: { search, searchFor } }: { address: QueueAddress }) {
  const translate = useTranslate();
  const [typed, type] = useState(search);

  // The address may change without us; then it wins over what stands in the box.
  const asked = useRef(search);
  useEffect(() => {
    if (search === asked.current) return;
    asked.current = search;
    type(search);
  }, [search]);

  useEffect(() => {
    const wanted = searchable(typed);
    if (wanted === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = wanted;
      searchFor(wanted);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, searchFor]);

  const leave = () => document.querySelector<HTMLElement>(cardSelector)?.focus();
  return (
    <SearchBox
      label={translate('queue.search')}
      placeholder={translate('queue.search')}
      aria-keyshortcuts="/"
      value={typed}
      onChange={type}
      onClear={() => type('')}
      onKeyDownCapture={({ key, nativeEvent }) => {
        if (nativeEvent.isComposing) return;
        if (key === 'Enter' || (key === 'Escape' && typed === '')) leave();
      }}
    />
  );
}
