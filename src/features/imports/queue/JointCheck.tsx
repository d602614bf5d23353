import type { UseQueryResult } from '@tanstack/react-query';
import { sum } from 'es-toolkit/math';
import { useLocale, useTranslate } from 'ra-core';
import { toAppError } from '../../../../dataProvider/errors';
import { ReadNotice } from '../../../engine/errors/ReadNotice';
import { formatFileName } from '../../../lib/format/fileName';
import { formatAndList } from '../../../lib/format/formatList';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import type { CheckedFile } from './checkTogether';
import type { QueuedFile } from './fileQueue';
import styles from './QueueReport.module.css';

interface JointCheckProps {
  /** In the order of their imports. */
  items: readonly Pick<QueuedFile, 'file' | 'kind'>[];
  check: UseQueryResult<readonly CheckedFile[]>;
}

const columns = ['rows', 'ready', 'faulty', 'leftOut'] as const;

/** Numbers of rows. Those are missing that depend on what the file asks. */
type Counts = Readonly<Partial<Record<(typeof columns)[number], number>>>;

const getCounts = (checked: CheckedFile): Counts =>
  checked.refused === null ? { rows: checked.rows, ...checked.counts } : {};

/** What each of several files would import, before the first is sent: rows, questions, and what the files share. */
export function JointCheck({ items, check }: JointCheckProps) {
  const translate = useTranslate();
  const locale = useLocale();
  if (check.isPending) return <Skeleton width="100%" height="120px" />;
  if (check.isError) {
    return (
      <ReadNotice
        tone="info"
        title={translate('import.queue.failed')}
        error={toAppError(check.error)}
        onRetry={() => void check.refetch()}
      />
    );
  }
  const readable = check.data.filter((checked) => checked.refused === null).map(getCounts);
  const total: Counts = Object.fromEntries(
    columns.flatMap((name) => {
      const counts = readable.map((file) => file[name]);
      return counts.every((count) => count !== undefined) ? [[name, sum(counts)]] : [];
    }),
  );
  const renderCounts = (counts: Counts) =>
    columns.map((name) => (
      <td key={name} data-label={translate(`import.queue.${name}`)}>
        {counts[name] === undefined ? '–' : formatPoints(counts[name], locale)}
      </td>
    ));
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{translate('import.queue.check')}</caption>
      <thead>
        <tr>
          <th scope="col">{translate('import.queue.file')}</th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {translate(`import.queue.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(({ file, kind }, index) => {
          const checked = check.data[index];
          if (!checked) return null;
          return (
            <tr key={`${kind}/${file.name}/${file.size}/${file.lastModified}`}>
              <th scope="row">
                <bdi>{formatFileName(file.name)}</bdi>
                {getNotes(kind, checked).map((note) => (
                  <div key={note} className={styles.secondary}>
                    {note}
                  </div>
                ))}
              </th>
              {renderCounts(getCounts(checked))}
            </tr>
          );
        })}
        {items.length > 1 && (
          <tr className={styles.total}>
            <th scope="row">{translate('importRun.queue.total')}</th>
            {renderCounts(total)}
          </tr>
        )}
      </tbody>
    </table>
  );

  function getNotes(kind: QueuedFile['kind'], checked: CheckedFile): string[] {
    const notes = [translate(`importRun.kinds.${kind}`)];
    if (checked.refused !== null) return [...notes, translate('import.queue.refused')];
    const add = (key: string, count: number | null) => {
      if (count)
        notes.push(translate(`import.queue.${key}`, { smart_count: count, count: formatPoints(count, locale) }));
    };
    if (checked.asked.length > 0) {
      const fields = formatAndList(
        checked.asked.map((field) => translate(`import.field.${field}`)),
        locale,
      );
      notes.push(translate('import.queue.asked', { fields }));
    }
    add(kind === 'reviews' ? 'strangers' : 'newCustomers', checked.newCustomers);
    add('unknownProducts', checked.unknownProducts);
    add('repeated', checked.repeated);
    return notes;
  }
}
