import { useLocale, useTranslate } from 'ra-core';
import { points } from '../../../lib/points';
import type { ImportSummary } from '../table/importTable';
import styles from './CheckSummary.module.css';

/** How many rows will be sent, and how many not. */
export function CheckSummary({ summary }: { summary: ImportSummary }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { ready, faulty, skipped, merged, total } = summary;
  const counts = [
    { name: 'ready', value: ready, isShown: true },
    { name: 'faulty', value: faulty, isShown: true },
    { name: 'merged', value: merged, isShown: merged > 0 },
    { name: 'skipped', value: skipped, isShown: skipped > 0 },
    { name: 'total', value: total, isShown: total !== null },
  ];
  return (
    <dl className={styles.counts}>
      {counts
        .filter(({ isShown }) => isShown)
        .map(({ name, value }) => (
          <div key={name} className={styles.count} data-name={value ? name : undefined}>
            <dt>{translate(`import.check.${name}`)}</dt>
            <dd>{points(value, locale)}</dd>
          </div>
        ))}
    </dl>
  );
}
