import { useLocale, useTranslate } from 'ra-core';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { formatPoints } from '../../lib/format/formatPoints';
import { Button } from '../buttons/Button';
import styles from './Pager.module.css';

interface PagerProps {
  /** Current page, 0-based. */
  page: number;
  /** Number of pages; null if unknown. */
  pages: number | null;
  hasNext: boolean;
  onPrevious: () => void;
  onNext: () => void;
  /** Content at the start of the row, such as the page size selector. */
  children?: ReactNode;
}

/** Pagination: 'Page N of M', Previous, and Next. */
export function Pager({ page, pages, hasNext, onPrevious, onNext, children }: PagerProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const hasPrevious = page > 0;
  useLayoutEffect(() => {
    // Reaching the first or last page disables the pressed button, so the focus moves to the other one.
    if (!hasNext && document.activeElement === next.current) previous.current?.focus();
    if (!hasPrevious && document.activeElement === previous.current) next.current?.focus();
  }, [hasNext, hasPrevious]);
  const numbers = { page: formatPoints(page + 1, locale), pages: formatPoints(pages, locale) };
  return (
    <nav aria-label={translate('ui.paging')} className={styles.pager}>
      <div className={styles.start}>{children}</div>
      <p aria-live="polite" className={styles.where}>
        {translate(pages === null ? 'ui.page' : 'ui.pageOf', numbers)}
      </p>
      <div className={styles.buttons}>
        <Button ref={previous} disabled={!hasPrevious} onClick={onPrevious}>
          {translate('ui.previous')}
        </Button>
        <Button ref={next} disabled={!hasNext} onClick={onNext}>
          {translate('ui.next')}
        </Button>
      </div>
    </nav>
  );
}
