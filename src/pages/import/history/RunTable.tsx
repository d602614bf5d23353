import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { toAppError } from '../../../../dataProvider/errors';
import { classes } from '../../../ui/classes';
import { ErrorState } from '../../../ui/ErrorState';
import { Skeleton } from '../../../ui/Skeleton';
import sheets from '../../../ui/sheet.module.css';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './history.module.css';

interface RunTableProps<Row> {
  title: string;
  /** What could not be read, in a failure's title. */
  failedTitle: string;
  query: UseQueryResult<readonly Row[] | null>;
  /** How many rows are shown at most; all where it is absent. */
  most?: number;
  row: (row: Row) => ReactNode;
  /** Stands below the table. */
  children?: ReactNode;
}

const columns = ['what', 'rows', 'state', 'when'] as const;

/** A titled table of imports, read by one query. */
export function RunTable<Row>({ title, failedTitle, query, most, row, children }: RunTableProps<Row>) {
  const translate = useTranslate();
  const rows = query.data ?? [];
  return (
    <section className={classes(sheets.sheet, styles.part)} aria-label={title}>
      <h2>{title}</h2>
      {query.isPending && <Skeleton width="100%" height="80px" />}
      {query.error && (
        <ErrorState title={failedTitle} error={toAppError(query.error)} onRetry={() => void query.refetch()} />
      )}
      {query.data?.length === 0 && <p>{translate('importRun.empty')}</p>}
      {rows.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {translate(`importRun.columns.${column}`)}
                </th>
              ))}
              <th scope="col">
                <VisuallyHidden>{translate('importRun.columns.more')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>{rows.slice(0, most).map(row)}</tbody>
        </table>
      )}
      {children}
    </section>
  );
}
