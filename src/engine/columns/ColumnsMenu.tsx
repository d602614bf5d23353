import { useTranslate } from 'ra-core';
import { LazyContent, usePrefetch } from '../../ui/lazy/LazyContent';
import { lazyWithRetry } from '../../ui/lazy/lazyWithRetry';
import { Popover } from '../../ui/overlays/Popover';

const columnsList = lazyWithRetry(() => import('./ColumnsList'));

/** Opens the choice and order of the list's columns (LIST-07). */
export function ColumnsMenu() {
  const translate = useTranslate();
  usePrefetch(columnsList);
  return (
    <Popover label={translate('list.columns.label')} trigger={translate('list.columns.label')} kind="quiet" align="end">
      <LazyContent content={columnsList} />
    </Popover>
  );
}
