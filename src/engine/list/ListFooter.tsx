import { useTranslate } from 'ra-core';
import { Pager } from '../../ui/Pager';
import { Select } from '../../ui/Select';
import { fromFirstPage, pageSizes } from './address';
import styles from './ListFooter.module.css';
import { useListView } from './ListViewContext';

/** Rows a page, and 'Page N of M' with Previous and Next (LIST-02, LIST-03). */
export function ListFooter() {
  const { address, go, total, hasNextPage } = useListView();
  const translate = useTranslate();
  const pages = total === null ? null : Math.max(1, Math.ceil(total / address.limit));
  const turn = (by: number) => go({ ...address, page: address.page + by, record: null });
  return (
    <footer className={styles.footer}>
      <Pager page={address.page} pages={pages} hasNext={hasNextPage} onPrevious={() => turn(-1)} onNext={() => turn(1)}>
        <Select
          quiet
          showLabel
          label={translate('list.page.rows')}
          value={String(address.limit)}
          options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(limit) => go(fromFirstPage(address, { limit: Number(limit) }))}
        />
      </Pager>
    </footer>
  );
}
