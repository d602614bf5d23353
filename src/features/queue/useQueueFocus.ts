import { useTranslate } from 'ra-core';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { entityLabels } from '../../engine/entity/entityLabels';
import { useAnnounce } from '../../ui/feedback/LiveRegion';
import { isFocusLost } from '../../ui/focus/useFocusRestore';
import type { QueueEntry } from './queueState';

/** Selector of the record, or of the placeholder shown instead of it. */
export const cardSelector = '[data-queue-card]';

/**
 * Scrolls to the top of each new record and focuses it if the previous one had the focus, so that screen readers
 * read it. If the focus is elsewhere, such as in the search box, it stays and the record is announced.
 */
export function useQueueFocus(containerRef: RefObject<HTMLElement | null>, current: QueueEntry | null): void {
  const translate = useTranslate();
  const announce = useAnnounce();
  const key = current?.key ?? null;
  const previousKey = useRef<string | null>(null);
  const visibleEntryRef = useRef(current);
  useLayoutEffect(() => {
    visibleEntryRef.current = current;
  });

  useLayoutEffect(() => {
    if (previousKey.current === key) return;
    const isFirst = previousKey.current === null;
    previousKey.current = key;
    window.scrollTo({ top: 0 });
    const card = containerRef.current?.querySelector<HTMLElement>(cardSelector);
    const hasFocus =
      isFocusLost() ||
      card?.contains(document.activeElement) === true ||
      document.activeElement === containerRef.current;
    if (hasFocus && !isFirst) card?.focus({ preventScroll: true });
    else if (visibleEntryRef.current) {
      const labels = entityLabels(visibleEntryRef.current.entity, translate);
      announce(translate('queue.record', { kind: labels.name(1), title: labels.title(visibleEntryRef.current.base) }));
    }
  }, [key, containerRef, translate, announce]);
}
