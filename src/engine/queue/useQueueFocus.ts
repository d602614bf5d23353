import { useTranslate } from 'ra-core';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useAnnounce } from '../../ui/LiveRegion';
import { isFocusLost } from '../../ui/useKeepFocus';
import { wordsOf } from '../words';
import type { Entry } from './queueState';

/** Element that is the record, or what stands in its place. */
export const cardSelector = '[data-queue-card]';

/**
 * Shows each record from its top, with the focus on it where the record before had it, so that it is read aloud; where
 * the focus is elsewhere, as in the search, it stays and the record is announced.
 */
export function useQueueFocus(sheet: RefObject<HTMLElement | null>, current: Entry | null): void {
  const translate = useTranslate();
  const announce = useAnnounce();
  const key = current?.key ?? null;
  const before = useRef<string | null>(null);
  const shown = useRef(current);
  useLayoutEffect(() => {
    shown.current = current;
  });

  useLayoutEffect(() => {
    if (before.current === key) return;
    const isFirst = before.current === null;
    before.current = key;
    window.scrollTo({ top: 0 });
    const card = sheet.current?.querySelector<HTMLElement>(cardSelector);
    const isHere =
      isFocusLost() || card?.contains(document.activeElement) === true || document.activeElement === sheet.current;
    if (isHere && !isFirst) card?.focus({ preventScroll: true });
    else if (shown.current) {
      const words = wordsOf(shown.current.entity, translate);
      announce(translate('queue.record', { kind: words.name(1), title: words.title(shown.current.base) }));
    }
  }, [key, sheet, translate, announce]);
}
