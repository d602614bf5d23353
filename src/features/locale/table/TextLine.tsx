import { useTranslate } from 'ra-core';
import { memo, useCallback, useId, useRef } from 'react';
import type { StoreLanguage } from '../../../../resources/languages';
import { tableRoles } from '../../../engine/list/tableRoles';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { IconButton } from '../../../ui/buttons/IconButton';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { insertText } from '../../../ui/inputs/insertText';
import type { ReferenceTexts } from '../edit/useReferenceTexts';
import type { AnalyzedRow } from '../rows/analyzeRows';
import { isUntranslated } from '../rows/resolveVisibleText';
import { KeyCell } from './KeyCell';
import { TextBoxCell } from './TextBoxCell';
import { TextIssueList } from './TextIssueList';
import styles from './TextLine.module.css';
import { TextWithPlaceholders } from './TextWithPlaceholders';

interface TextLineProps {
  line: AnalyzedRow;
  /** Edited text; '' if there is none. */
  text: string;
  isChanged: boolean;
  language: StoreLanguage;
  reference: ReferenceTexts;
  /** Moves the focus to the text field. */
  hasFocus: boolean;
  onFocused: () => void;
  onWrite: (key: string, text: string) => void;
  /** Published text; '' if there is none. */
  saved: string;
  /** Index among the visible rows. */
  index: number;
  /** Moves the focus to the row at an index. */
  onGo: (index: number) => void;
}

/**
 * Cells of one row: reference text, text field, and key.
 * Memoized, so typing in one row doesn't re-render the others.
 */
export const TextLine = memo(function TextLine(props: TextLineProps) {
  const { line, text, isChanged, language, reference, hasFocus, onFocused, onWrite, saved, index, onGo } = props;
  const translate = useTranslate();
  const id = useId();
  const textBoxRef = useRef<HTMLTextAreaElement>(null);
  const { row, visibleText, issues } = line;
  const { key } = row;
  const write = useCallback((next: string) => onWrite(key, next), [onWrite, key]);
  const referenceText = reference.getText(row);
  const referenceTag =
    referenceText.source === 'english' || reference.language === null ? 'en' : reference.language.tag;
  const insert = (name: string) => {
    const { current } = textBoxRef;
    if (current) insertText(current, `{{${name}}}`, [current.selectionStart, current.selectionEnd], write);
  };
  return (
    <>
      <td {...tableRoles.cell} className={styles.reference}>
        {reference.isPending ? (
          <Skeleton width="70%" />
        ) : (
          <span lang={referenceTag} dir="auto">
            {referenceText.text === '' ? (
              <span className={styles.nothing}>{translate('locale.nothing')}</span>
            ) : (
              <TextWithPlaceholders text={referenceText.text} />
            )}
          </span>
        )}
      </td>
      <td {...tableRoles.cell} className={styles.own}>
        <TextBoxCell
          ref={textBoxRef}
          label={translate('locale.textOf', { key: row.key, language: language.ownName })}
          describedBy={`${id}-notes`}
          text={text}
          placeholder={visibleText.text}
          language={language}
          hasFocus={hasFocus}
          onFocused={onFocused}
          onChange={write}
          onStep={(step) => onGo(index + step)}
        />
        <span id={`${id}-notes`} className={styles.notes}>
          {isUntranslated(visibleText) && text === '' && (
            <StatusBadge tone="neutral">{translate('locale.untranslated')}</StatusBadge>
          )}
          {visibleText.source === 'usual' && text === '' && (
            <span className={styles.quiet}>{translate('locale.usual')}</span>
          )}
          <TextIssueList issues={issues} onInsert={insert} />
        </span>
        {isChanged && (
          <IconButton
            icon="undo"
            label={translate('locale.takeBack', { key: row.key })}
            className={styles.undo}
            onClick={() => {
              onWrite(key, saved);
              textBoxRef.current?.focus();
            }}
          />
        )}
      </td>
      <th scope="row" className={styles.key}>
        <KeyCell row={row} tag={language.tag} />
      </th>
    </>
  );
});
