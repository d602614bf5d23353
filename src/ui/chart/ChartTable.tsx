import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { absent } from '../../lib/absent';
import { Pager } from '../Pager';
import styles from './Chart.module.css';
import type { PictureProps } from './Picture';

const perPage = 10;

/** A chart as a table, the newest first. */
export function ChartTable({ label, points, series, height, tickText }: PictureProps) {
  const translate = useTranslate();
  const [wanted, setPage] = useState(0);
  const pages = Math.max(1, Math.ceil(points.length / perPage));
  const page = Math.min(wanted, pages - 1);
  const hasNotes = points.some(({ notes = [] }) => notes.length > 0);
  const shown = points.toReversed().slice(page * perPage, (page + 1) * perPage);
  return (
    <div className={styles.tableBox} style={{ minBlockSize: height }}>
      <table aria-label={label} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{translate('chart.when')}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col" data-numbers>
                {name}
              </th>
            ))}
            {hasNotes && <th scope="col">{translate('chart.what')}</th>}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ at, title, values, notes = [] }) => (
            <tr key={at}>
              <th scope="row">
                <bdi>{title}</bdi>
              </th>
              {series.map(({ name }, place) => {
                const value = values[place];
                return (
                  <td key={name} data-numbers>
                    <bdi>{value === null || value === undefined ? absent : tickText(value)}</bdi>
                  </td>
                );
              })}
              {hasNotes && (
                <td>
                  {notes.map((note, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two notes may say the same
                    <p key={place}>
                      <bdi>{note}</bdi>
                    </p>
                  ))}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {pages > 1 && (
        <Pager
          page={page}
          pages={pages}
          hasNext={page < pages - 1}
          onPrevious={() => setPage(page - 1)}
          onNext={() => setPage(page + 1)}
        />
      )}
    </div>
  );
}
