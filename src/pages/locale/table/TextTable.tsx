import { useTranslate } from 'ra-core';
import { memo, useCallback, useState } from 'react';
import type { ShopLanguage } from '../../../../resources/languages';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import { LanguageName } from '../../../engine/dictionaries/LanguageName';
import { tableRoles } from '../../../engine/list/tableRoles';
import type { BesideTexts } from '../edit/useBesideTexts';
import { type LookedAt, ownText } from '../rows/lookedAt';
import { TextLine } from './TextLine';
import styles from './TextTable.module.css';
import { useLineWindow } from './useLineWindow';

interface TextTableProps {
  lines: readonly LookedAt[];
  /** What is said in the language, as it is edited. */
  texts: Dictionary;
  saved: Dictionary;
  language: ShopLanguage;
  beside: BesideTexts;
  onWrite: (key: string, text: string) => void;
}

/** Every text with the one that stands beside it. Only the lines in sight are drawn, however many there are. */
export const TextTable = memo(function TextTable(props: TextTableProps) {
  const { lines, texts, saved, language, beside, onWrite } = props;
  const translate = useTranslate();
  const window = useLineWindow(lines.length, (index) => lines[index]?.row.key ?? index.toString());
  /** The line that the keyboard asked for, until it has the focus. */
  const [wanted, setWanted] = useState<number | null>(null);
  const { show } = window;
  const count = lines.length;
  const goTo = useCallback(
    (index: number) => {
      if (index < 0 || index >= count) return;
      show(index);
      setWanted(index);
    },
    [count, show],
  );
  const onFocused = useCallback(() => setWanted(null), []);
  return (
    <table
      {...tableRoles.table}
      aria-label={translate('locale.table')}
      aria-rowcount={lines.length + 1}
      className={styles.table}
    >
      <thead {...tableRoles.group} className={styles.heads}>
        <tr {...tableRoles.row} aria-rowindex={1} className={styles.head}>
          <th {...tableRoles.heading}>{translate('locale.columns.key')}</th>
          <th {...tableRoles.heading}>
            {beside.language ? <LanguageName language={beside.language} /> : translate('locale.original')}
          </th>
          <th {...tableRoles.heading}>
            <LanguageName language={language} />
          </th>
        </tr>
      </thead>
      <tbody ref={window.list} {...tableRoles.group} className={styles.lines} style={{ blockSize: window.height }}>
        {window.drawn.map((drawn) => {
          const line = lines[drawn.index];
          if (!line) return null;
          const { key } = line.row;
          return (
            <tr
              key={drawn.key}
              ref={window.measure}
              {...tableRoles.row}
              aria-rowindex={drawn.index + 2}
              data-index={drawn.index}
              className={styles.line}
              style={{ transform: `translateY(${window.offsetOf(drawn)}px)` }}
              onFocus={() => window.setFocused(drawn.index)}
              onBlur={() => window.setFocused(null)}
            >
              <TextLine
                line={line}
                text={ownText(texts, key)}
                isChanged={ownText(texts, key) !== ownText(saved, key)}
                language={language}
                beside={beside}
                hasFocus={wanted === drawn.index}
                onFocused={onFocused}
                onWrite={onWrite}
                saved={ownText(saved, key)}
                index={drawn.index}
                onGo={goTo}
              />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});
