import { useTranslate } from 'ra-core';
import { Select } from '../../ui/inputs/Select';
import { Pager } from '../../ui/lists/Pager';
import { pageSizes } from '../listState/listUrl';

interface PageControlsProps {
  /** Zero-based. */
  page: number;
  /** Rows per page. */
  limit: number;
  /** Undefined if unknown. */
  total: number | undefined;
  hasNext: boolean;
  onPage: (page: number) => void;
  onLimit: (limit: number) => void;
}

/** Rows per page, and 'Page N of M' with Previous and Next (LIST-02, LIST-03). */
export function PageControls({ page, limit, total, hasNext, onPage, onLimit }: PageControlsProps) {
  const translate = useTranslate();
  return (
    <Pager
      page={page}
      pages={total === undefined ? null : Math.max(1, Math.ceil(total / limit))}
      hasNext={hasNext}
      onPrevious={() => onPage(page - 1)}
      onNext={() => onPage(page + 1)}
    >
      <Select
        quiet
        showLabel
        label={translate('list.page.rows')}
        value={String(limit)}
        options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={(size) => onLimit(Number(size))}
      />
    </Pager>
  );
}
