import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { toAppError } from '../../../../dataProvider/errors';
import { classes } from '../../../ui/classes';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import cardStyles from '../../../ui/layout/Card.module.css';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import styles from './history.module.css';

interface RunTableProps<Row> {
  title: string;
  /** Title of the error state. */
  failedTitle: string;
  query: Pick<UseQueryResult, 'isPending' | 'error' | 'refetch'> & { data?: readonly Row[] | null | undefined };
  /** Maximum number of visible rows. All rows if omitted. */
  maxRows?: number;
  renderRow: (row: Row) => ReactNode;
  /** Actions of the empty state, which is one line without them. */
  emptyAction?: ReactNode;
  /** Rendered below the table. */
  children?: ReactNode;
}

const columns = ['what', 'rows', 'state', 'when'] as const;

/** Titled table of imports, with the loading, error, and empty states of its query. */
export function RunTable<Row>({
  title,
  failedTitle,
  query,
  maxRows,
  renderRow,
  emptyAction,
  children,
}: RunTableProps<Row>) {
  const translate = useTranslate();
  const rows = query.data ?? [];
  return (
    <section className={classes(cardStyles.sheet, styles.section)} aria-label={title}>
      <h2>{title}</h2>
      {query.isPending && <Skeleton width="100%" height="80px" />}
      {query.error && (
        <ErrorState title={failedTitle} error={toAppError(query.error)} onRetry={() => void query.refetch()} />
      )}
      {query.data?.length === 0 &&
        (emptyAction ? (
          <EmptyState title={translate('list.state.empty')} text={translate('importRun.empty')} action={emptyAction} />
        ) : (
          <p className={styles.secondary}>{translate('list.state.empty')}</p>
        ))}
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
          <tbody>{rows.slice(0, maxRows).map(renderRow)}</tbody>
        </table>
      )}
      {children}
    </section>
  );
}
