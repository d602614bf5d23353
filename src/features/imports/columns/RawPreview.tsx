import { useTranslate } from 'ra-core';
import type { TableOverview } from '../worker/importSession';
import { columnName } from './columnName';
import styles from './RawPreview.module.css';

/** Preview of the first rows. Expanded if the encoding is a guess. */
export function RawPreview({ table: { columns, preview, text } }: { table: TableOverview }) {
  const translate = useTranslate();
  const label = translate('import.options.preview');
  return (
    <details open={text?.isEncodingCertain === false} className={styles.details}>
      <summary>{label}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable */}
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
            {preview.map((cells, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ID
              <tr key={n}>
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
