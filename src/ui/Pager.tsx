import { useLocale, useTranslate } from 'ra-core';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { points } from '../lib/points';
import { Button } from './Button';
import styles from './Pager.module.css';

interface PagerProps {
  /** The page that is shown, from 0. */
  page: number;
  /** How many pages there are; null where nobody knows. */
  pages: number | null;
  hasNext: boolean;
  onPrevious: () => void;
  onNext: () => void;
  /** Stands at the start of the line, such as the choice of rows a page. */
  children?: ReactNode;
}

/** The foot of a list: 'Page N of M', Previous and Next. */
export function Pager({ page, pages, hasNext, onPrevious, onNext, children }: PagerProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const hasPrevious = page > 0;
  useLayoutEffect(() => {
    // The last page disables the button that led to it; the focus goes to the one that leads back.
    if (!hasNext && document.activeElement === next.current) previous.current?.focus();
    if (!hasPrevious && document.activeElement === previous.current) next.current?.focus();
  }, [hasNext, hasPrevious]);
  const numbers = { page: points(page + 1, locale), pages: points(pages, locale) };
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
