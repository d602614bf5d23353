import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useCurrentSite } from './currentSite';

/** Sets the document title of a part of a page, such as a section of the settings; null keeps that of the page. */
export function usePageTitle(page: string | null): void {
  const translate = useTranslate();
  const { siteName } = useCurrentSite();
  useEffect(() => {
    if (page === null) return;
    let ofPage: string | null = null;
    let isCurrent = true;
    // The shell sets the title of the whole page in an effect that runs later.
    queueMicrotask(() => {
      if (!isCurrent) return;
      ofPage = document.title;
      document.title = translate('shell.title', { page, shop: siteName });
    });
    return () => {
      isCurrent = false;
      if (ofPage !== null) document.title = ofPage;
    };
  }, [translate, page, siteName]);
}
