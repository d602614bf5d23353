import { useLocale, useTranslate } from 'ra-core';
import { formatPoints } from '../../../lib/format/formatPoints';
import type { ImportSummary } from '../table/importTable';
import styles from './CheckSummary.module.css';

/** Counts of rows that will be sent and rows that won't. */
export function CheckSummary({ summary }: { summary: ImportSummary }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { readyRows, faulty, skipped, merged, repeated, unchanged, unpublished, withheld, outlier, total } = summary;
  const counts = [
    { name: 'ready', value: readyRows, isVisible: true },
    { name: 'faulty', value: faulty, isVisible: true },
    { name: 'merged', value: merged, isVisible: merged > 0 },
    { name: 'repeated', value: repeated, isVisible: repeated > 0 },
    { name: 'unchanged', value: unchanged, isVisible: unchanged > 0 },
    { name: 'unpublished', value: unpublished, isVisible: unpublished > 0 },
    { name: 'withheld', value: withheld, isVisible: withheld > 0 },
    { name: 'skipped', value: skipped, isVisible: skipped > 0 },
    { name: 'outlier', value: outlier, isVisible: outlier > 0 },
    { name: 'total', value: total, isVisible: total !== null },
  ];
  return (
    <dl className={styles.counts}>
      {counts
        .filter(({ isVisible }) => isVisible)
        .map(({ name, value }) => (
          <div key={name} className={styles.count} data-name={value ? name : undefined}>
            <dt>{translate(`import.check.${name}`)}</dt>
            <dd>{formatPoints(value, locale)}</dd>
          </div>
        ))}
    </dl>
  );
}
