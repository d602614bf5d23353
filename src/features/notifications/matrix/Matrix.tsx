import { useTranslate } from 'ra-core';
import type { KeyboardEvent } from 'react';
import { isTemplateKey } from '../../../../resources/templates/templateKeys';
import { Button } from '../../../ui/buttons/Button';
import { useTemplateName } from '../useTemplateName';
import styles from './Matrix.module.css';
import { StateLink } from './StateLink';
import type { MatrixColumn } from './useMatrix';

interface MatrixProps {
  keys: readonly string[];
  columns: readonly MatrixColumn[];
}

/** Table of emails (rows) by language (columns). Arrow keys move between cells. */
export function Matrix({ keys, columns }: MatrixProps) {
  const translate = useTranslate();
  const getTemplateName = useTemplateName();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be focusable
    <section aria-label={translate('notifications.table')} tabIndex={0} className={styles.scroller}>
      <table className={styles.table} data-dense={columns.length > 4 || undefined} onKeyDown={focusAdjacentCell}>
        <thead>
          <tr>
            <th scope="col">{translate('notifications.template')}</th>
            {columns.map((column) => (
              <LanguageHeaderCell key={column.language.code} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key}>
              <th scope="row">
                <bdi className={styles.name}>{getTemplateName(key)}</bdi>
                <span className={styles.when}>
                  {isTemplateKey(key)
                    ? translate(`notifications.templates.${key}.when`)
                    : translate('notifications.unknownTemplate')}
                </span>
              </th>
              {columns.map((column) => (
                <td key={column.language.code}>
                  <StateLink templateKey={key} column={column} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function LanguageHeaderCell({ column: { language, isMain, error, isFetching, retry } }: { column: MatrixColumn }) {
  const translate = useTranslate();
  return (
    <th scope="col">
      <bdi lang={language.tag} className={styles.name}>
        {language.ownName}
      </bdi>
      {isMain && <span className={styles.when}>{translate('notifications.mainLanguage')}</span>}
      {error && (
        <Button
          size="small"
          busy={isFetching}
          aria-label={translate('notifications.readAgain', { language: language.ownName })}
          onClick={retry}
        >
          {translate('ui.retry')}
        </Button>
      )}
    </th>
  );
}

/** Row and column offsets of the arrow keys in a left-to-right layout. */
const arrowOffsets: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Keydown handler that moves focus to the link of the adjacent table cell. */
function focusAdjacentCell(event: KeyboardEvent<HTMLTableElement>): void {
  const offset = arrowOffsets[event.key];
  const cell = event.target instanceof Element ? event.target.closest('td') : null;
  const row = cell?.parentElement;
  if (!offset || event.altKey || event.ctrlKey || event.metaKey || !(row instanceof HTMLTableRowElement) || !cell)
    return;
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  const columnOffset = isRightToLeft ? -offset[1] : offset[1];
  const next =
    event.currentTarget.rows[row.rowIndex + offset[0]]?.cells[cell.cellIndex + columnOffset]?.querySelector('a');
  if (!next) return;
  event.preventDefault();
  next.focus();
}
