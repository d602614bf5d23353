import { useListContext } from 'ra-core';
import styles from './ListPagination.module.css';
import { PageControls } from './PageControls';

/** Controls of the list's page. Reads `useListContext`. */
export function ListPagination() {
  const { page, perPage, setPage, setPerPage, total, hasNextPage = false } = useListContext();
  return (
    <footer className={styles.footer}>
      <PageControls
        page={page - 1}
        limit={perPage}
        total={total}
        hasNext={hasNextPage}
        onPage={(next) => setPage(next + 1)}
        onLimit={setPerPage}
      />
    </footer>
  );
}
