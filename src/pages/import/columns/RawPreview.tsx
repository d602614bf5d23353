import { useTranslate } from 'ra-core';
import type { TableOverview } from '../worker/importSession';
import { columnName } from './columnName';
import styles from './RawPreview.module.css';

/** The first rows of the file, unfolded where its encoding is a guess. */
export function RawPreview({ table: { columns, preview, isEncodingCertain } }: { table: TableOverview }) {
  const translate = useTranslate();
  const label = translate('import.options.preview');
  return (
    <details open={!isEncodingCertain} className={styles.details}>
      <summary>{label}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
      <section className={styles.frame} tabIndex={0} aria-label={label}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.index} scope="col" dir="auto">
                  {columnName(column, translate)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {preview.map((cells, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have nothing but their place
              <tr key={place}>
                {columns.map(({ index }) => (
                  <td key={index} dir="auto">
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
