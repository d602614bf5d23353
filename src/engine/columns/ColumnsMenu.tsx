import { useTranslate } from 'ra-core';
import { Late, usePrefetch } from '../../ui/LateContent';
import { lateCode } from '../../ui/lateCode';
import { Popover } from '../../ui/Popover';

const columnsList = lateCode(() => import('./ColumnsList'));

/** Which columns stand in the list, and in which order (LIST-07). */
export function ColumnsMenu() {
  const translate = useTranslate();
  usePrefetch(columnsList);
  return (
    <Popover label={translate('list.columns.label')} trigger={translate('list.columns.label')} kind="quiet" align="end">
      <Late content={columnsList} />
    </Popover>
  );
}
