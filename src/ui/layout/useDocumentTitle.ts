import { useTranslate } from 'ra-core';
import { useEffect } from 'react';

/** Sets the document title of a page without the shell. */
export function useDocumentTitle(page: string): void {
  const translate = useTranslate();
  useEffect(() => {
    document.title = translate('shell.title', { page, shop: translate('shell.product') });
  }, [page, translate]);
}
