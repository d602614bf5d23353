import { useTranslate } from 'ra-core';
import { memo, useCallback, useId, useRef } from 'react';
import type { ShopLanguage } from '../../../../resources/languages';
import { tableRoles } from '../../../engine/list/tableRoles';
import { IconButton } from '../../../ui/IconButton';
import { insertText } from '../../../ui/insertText';
import { Skeleton } from '../../../ui/Skeleton';
import { StatePill } from '../../../ui/StatePill';
import type { BesideTexts } from '../edit/useBesideTexts';
import type { LookedAt } from '../rows/lookedAt';
import { isUntranslated } from '../rows/shownText';
import { KeyCell } from './KeyCell';
import { ProblemList } from './ProblemList';
import { TextBoxCell } from './TextBoxCell';
import styles from './TextLine.module.css';
import { WithValues } from './WithValues';

interface TextLineProps {
  line: LookedAt;
  /** What is typed; '' for nothing. */
  text: string;
  isChanged: boolean;
  language: ShopLanguage;
  beside: BesideTexts;
  /** It is to have the focus. */
  hasFocus: boolean;
  onFocused: () => void;
  onWrite: (key: string, text: string) => void;
  /** What is published; '' for nothing. */
  saved: string;
  /** Its number among the lines that are shown. */
  index: number;
  /** To the line of a number. */
  onGo: (index: number) => void;
}

/** One text: its key, how it is said elsewhere, and how it is said here. While another is typed, it is not drawn anew. */
export const TextLine = memo(function TextLine(props: TextLineProps) {
  const { line, text, isChanged, language, beside, hasFocus, onFocused, onWrite, saved, index, onGo } = props;
  const translate = useTranslate();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const { row, shown, problems } = line;
  const { key } = row;
  const write = useCallback((next: string) => onWrite(key, next), [onWrite, key]);
  const other = beside.textOf(row);
  const otherLanguage = other.source === 'english' || beside.language === null ? 'en' : beside.language.tag;
  const insert = (name: string) => {
    const { current } = box;
    if (current) insertText(current, `{{${name}}}`, [current.selectionStart, current.selectionEnd], write);
  };
  return (
    <>
      <th scope="row" className={styles.key}>
        <KeyCell row={row} tag={language.tag} />
      </th>
      <td {...tableRoles.cell} className={styles.beside}>
        {beside.isPending ? (
          <Skeleton width="70%" />
        ) : (
          <span lang={otherLanguage} dir="auto">
            {other.text === '' ? (
              <span className={styles.nothing}>{translate('locale.nothing')}</span>
            ) : (
              <WithValues text={other.text} />
            )}
          </span>
        )}
      </td>
      <td {...tableRoles.cell} className={styles.own}>
        <TextBoxCell
          ref={box}
          label={translate('locale.textOf', { key: row.key, language: language.ownName })}
          describedBy={`${id}-notes`}
          text={text}
          usual={shown.text}
          language={language}
          hasFocus={hasFocus}
          onFocused={onFocused}
          onChange={write}
          onStep={(step) => onGo(index + step)}
        />
        <span id={`${id}-notes`} className={styles.notes}>
          {isUntranslated(shown) && text === '' && (
            <StatePill tone="neutral">{translate('locale.untranslated')}</StatePill>
          )}
          {shown.source === 'usual' && text === '' && <span className={styles.quiet}>{translate('locale.usual')}</span>}
          <ProblemList problems={problems} onInsert={insert} />
        </span>
        {isChanged && (
          <IconButton
            icon="undo"
            label={translate('locale.takeBack', { key: row.key })}
            className={styles.takeBack}
            onClick={() => {
              onWrite(key, saved);
              box.current?.focus();
            }}
          />
        )}
      </td>
    </>
  );
});
