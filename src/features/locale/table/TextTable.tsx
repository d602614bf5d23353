import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useTranslate } from 'ra-core';
import { memo, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { StoreLanguage } from '../../../../resources/languages';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import { tableRoles } from '../../../engine/list/tableRoles';
import { LanguageName } from '../dictionaries/LanguageName';
import type { ReferenceTexts } from '../edit/useReferenceTexts';
import { type AnalyzedRow, getText } from '../rows/analyzeRows';
import { TextLine } from './TextLine';
import styles from './TextTable.module.css';

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

/** Estimated row height (px) until a row is measured. */
const DEFAULT_ROW_HEIGHT_PX = 84;

/** Virtualized rows and their positions. */
interface VirtualRows {
  list: RefObject<HTMLTableSectionElement | null>;
  /** Total height (px) of all rows. */
  height: number;
  items: readonly VirtualItem[];
  /** Offset (px) of a row from the start of the list. */
  getOffset: (item: VirtualItem) => number;
  /** Ref callback that measures a row. */
  measure: (element: HTMLElement | null) => void;
  /** Scrolls a row into view, which also renders it. */
  scrollTo: (index: number) => void;
  /** Sets the focused row, which stays rendered outside the viewport. */
  setFocused: (index: number | null) => void;
}

/**
 * Virtualizes rows by window scroll position.
 * @param getKey React key of a row
 */
function useVirtualRows(count: number, getKey: (index: number) => string): VirtualRows {
  const list = useRef<HTMLTableSectionElement>(null);
  const [listOffset, setListOffset] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  useLayoutEffect(() => {
    // Content above the list can change at any time, so its offset is measured after each render.
    const top = list.current ? list.current.getBoundingClientRect().top + window.scrollY : 0;
    if (Math.abs(top - listOffset) > 1) setListOffset(top);
  });
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => DEFAULT_ROW_HEIGHT_PX,
    overscan: 8,
    scrollMargin: listOffset,
    // Leaves room for the phone menu bar at the top and the edit bar at the bottom.
    scrollPaddingStart: 120,
    scrollPaddingEnd: 140,
    getItemKey: getKey,
    rangeExtractor: (range) => withFocused(range, focused),
  });
  const scrollTo = useCallback((index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }), [virtualizer]);
  return {
    list,
    height: virtualizer.getTotalSize(),
    items: virtualizer.getVirtualItems(),
    getOffset: (item) => item.start - listOffset,
    measure: virtualizer.measureElement,
    scrollTo,
    setFocused,
  };
}

/** Keeps the focused row rendered, so that scrolling doesn't lose the caret. */
function withFocused(range: Range, focused: number | null): number[] {
  const indexes = defaultRangeExtractor(range);
  if (focused === null || focused >= range.count || indexes.includes(focused)) return indexes;
  return [...indexes, focused].sort((a, b) => a - b);
}
