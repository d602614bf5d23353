import { useLocale, useTranslate } from 'ra-core';
import { memo, useCallback, useId, useRef } from 'react';
import type { StoreLanguage } from '../../../../resources/languages';
import { placeholder } from '../../../../resources/storefront/shopperTextShape';
import { tableRoles } from '../../../engine/list/tableRoles';
import { formatPoints } from '../../../lib/format/formatPoints';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { IconButton } from '../../../ui/buttons/IconButton';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { insertText } from '../../../ui/inputs/insertText';
import textStyles from '../../../ui/text/text.module.css';
import { useListText } from '../../../ui/text/useListText';
import type { ReferenceTexts } from '../edit/useReferenceTexts';
import type { AnalyzedRow } from '../rows/analyzeRows';
import { getExampleNumbers } from '../rows/findTextIssues';
import { isUntranslated } from '../rows/resolveVisibleText';
import type { TextRow } from '../rows/textRows';
import { TextBoxCell } from './TextBoxCell';
import { TextIssueList } from './TextIssueList';
import styles from './TextTable.module.css';

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
              <span className={textStyles.third}>{translate('locale.nothing')}</span>
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
            <span className={textStyles.hint}>{translate('locale.usual')}</span>
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

/** Text with highlighted placeholders. */
function TextWithPlaceholders({ text }: { text: string }) {
  const parts = text.split(new RegExp(`(${placeholder.source.replace(/\((?!\?)/g, '(?:')})`, 'g'));
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no ids.
      <bdi key={index} className={styles.value}>
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}

/** Key of a text. Plural forms show example numbers. */
function KeyCell({ row, tag }: { row: TextRow; tag: string }) {
  const translate = useTranslate();
  const list = useListText();
  const locale = useLocale();
  const { key, category, declared } = row;
  const numbers = category ? getExampleNumbers(tag, category) : [];
  const examples = numbers.slice(0, 4).map((number) => formatPoints(number, locale));
  return (
    <>
      <bdi className={styles.name}>{allowLineBreaks(key)}</bdi>
      {examples.length > 0 && (
        <span className={textStyles.hint}>
          {translate(numbers.length > examples.length ? 'locale.form.more' : 'locale.form.all', {
            numbers: list(examples),
          })}
        </span>
      )}
      {declared === null && <span className={textStyles.hint}>{translate('locale.unknownKey')}</span>}
    </>
  );
}

/** Allows line breaks after dots. */
const allowLineBreaks = (key: string) => key.replaceAll('.', '.\u200b');
