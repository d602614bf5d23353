import { useTranslate } from 'ra-core';
import { memo, useCallback, useState } from 'react';
import type { StoreLanguage } from '../../../../resources/languages';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import { tableRoles } from '../../../engine/list/tableRoles';
import { LanguageName } from '../dictionaries/LanguageName';
import type { ReferenceTexts } from '../edit/useReferenceTexts';
import { type AnalyzedRow, getText } from '../rows/analyzeRows';
import { TextLine } from './TextLine';
import styles from './TextTable.module.css';
import { useVirtualRows } from './useVirtualRows';

interface TextTableProps {
  lines: readonly AnalyzedRow[];
  /** Edited texts of the language. */
  texts: Dictionary;
  saved: Dictionary;
  language: StoreLanguage;
  reference: ReferenceTexts;
  onWrite: (key: string, text: string) => void;
}

/** Virtualized table of the texts next to the reference language. */
export const TextTable = memo(function TextTable(props: TextTableProps) {
  const { lines, texts, saved, language, reference, onWrite } = props;
  const translate = useTranslate();
  const virtualRows = useVirtualRows(lines.length, (index) => lines[index]?.row.key ?? index.toString());
  /** Index of the row to focus; null once it has the focus. */
  const [focusRequest, setFocusRequest] = useState<number | null>(null);
  const { scrollTo } = virtualRows;
  const count = lines.length;
  const goTo = useCallback(
    (index: number) => {
      if (index < 0 || index >= count) return;
      scrollTo(index);
      setFocusRequest(index);
    },
    [count, scrollTo],
  );
  const onFocused = useCallback(() => setFocusRequest(null), []);
  return (
    <table
      {...tableRoles.table}
      aria-label={translate('locale.table')}
      aria-rowcount={lines.length + 1}
      className={styles.table}
    >
      <thead {...tableRoles.group} className={styles.head}>
        <tr {...tableRoles.row} aria-rowindex={1} className={styles.headRow}>
          <th {...tableRoles.heading}>
            {reference.language ? <LanguageName language={reference.language} /> : translate('locale.original')}
          </th>
          <th {...tableRoles.heading}>
            <LanguageName language={language} />
          </th>
          <th {...tableRoles.heading}>{translate('locale.columns.key')}</th>
        </tr>
      </thead>
      <tbody
        ref={virtualRows.list}
        {...tableRoles.group}
        className={styles.lines}
        style={{ blockSize: virtualRows.height }}
      >
        {virtualRows.items.map((item) => {
          const line = lines[item.index];
          if (!line) return null;
          const { key } = line.row;
          return (
            <tr
              key={item.key}
              ref={virtualRows.measure}
              {...tableRoles.row}
              aria-rowindex={item.index + 2}
              data-index={item.index}
              className={styles.line}
              style={{ transform: `translateY(${virtualRows.getOffset(item)}px)` }}
              onFocus={() => virtualRows.setFocused(item.index)}
              onBlur={() => virtualRows.setFocused(null)}
            >
              <TextLine
                line={line}
                text={getText(texts, key)}
                isChanged={getText(texts, key) !== getText(saved, key)}
                language={language}
                reference={reference}
                hasFocus={focusRequest === item.index}
                onFocused={onFocused}
                onWrite={onWrite}
                saved={getText(saved, key)}
                index={item.index}
                onGo={goTo}
              />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});
