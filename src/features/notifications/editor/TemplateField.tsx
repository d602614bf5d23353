import { useTranslate } from 'ra-core';
import { type KeyboardEvent, memo, useId, useLayoutEffect, useRef, useState } from 'react';
import { useEditSelector } from '../../../engine/editing/editStore';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { classes } from '../../../ui/classes';
import { insertText } from '../../../ui/inputs/insertText';
import { LabeledField } from '../../../ui/inputs/LabeledField';
import boxes from '../../../ui/inputs/TextBox.module.css';
import textStyles from '../../../ui/text/text.module.css';
import { MAX_SUBJECT_LENGTH } from '../checks/checkTemplate';
import { fillPlaceholders, type PlaceholderValues, toPlaceholder } from '../markup/placeholders';
import type { TemplateEditorController } from '../save/useTemplateEditor';
import styles from './TemplateEditor.module.css';
import { useTemplateEditor } from './TemplateEditorContext';

type Field = HTMLInputElement | HTMLTextAreaElement;

export interface TemplateFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Renders a textarea instead of an input. */
  isLong?: boolean;
  /** Monospace, left-to-right, without spell checking. */
  isCode?: boolean;
  help?: string | undefined;
  error?: string | undefined;
  inputMode?: 'url' | 'numeric' | undefined;
  placeholder?: string | undefined;
}

/** Text field of an email. Typing `{{` opens the variable completion; the variable menu inserts at its caret. */
export function TemplateField(props: TemplateFieldProps) {
  const { label, value, onChange, isLong = false, isCode = false, help, error, ...otherProps } = props;
  const translate = useTranslate();
  const { language, registerInsert, variables } = useTemplateEditor();
  const field = useRef<Field | null>(null);
  const listId = useId();
  const [completionQuery, setCompletionQuery] = useState<{ from: number; to: number; query: string } | null>(null);
  const [activeIndex, setActiveIndex] = useState(0);
  const matches = completionQuery
    ? variables.filter((name) => name.toLowerCase().startsWith(completionQuery.query.toLowerCase()))
    : [];
  const isOpen = matches.length > 0;

  // `insert` is stored in the context and may be called after later renders.
  const latestOnChange = useRef(onChange);
  useLayoutEffect(() => {
    latestOnChange.current = onChange;
  });
  const replaceRange = (text: string, range: readonly [number, number]) => {
    if (field.current) insertText(field.current, text, range, (nextText) => latestOnChange.current(nextText));
  };
  const insert = (text: string) => {
    const { selectionStart, selectionEnd, value: now } = field.current ?? { value };
    replaceRange(text, [selectionStart ?? now.length, selectionEnd ?? now.length]);
  };
  const checkCompletion = () => {
    const { selectionStart: caret, value: now } = field.current ?? {};
    const match = /\{\{\s*(\w*)$/.exec((now ?? '').slice(0, caret ?? 0));
    setActiveIndex(0);
    if (!match || caret === null || caret === undefined) return setCompletionQuery(null);
    // Existing closing braces are replaced too.
    const rest = /^\w*\s*\}\}/.exec((now ?? '').slice(caret))?.[0].length ?? 0;
    setCompletionQuery({ from: caret - match[0].length, to: caret + rest, query: match[1] ?? '' });
  };
  const selectVariable = (name: string) => {
    if (completionQuery) replaceRange(toPlaceholder(name), [completionQuery.from, completionQuery.to]);
    setCompletionQuery(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const lastIndex = matches.length - 1;
    if (event.key === 'ArrowDown') setActiveIndex(activeIndex === lastIndex ? 0 : activeIndex + 1);
    else if (event.key === 'ArrowUp') setActiveIndex(activeIndex === 0 ? lastIndex : activeIndex - 1);
    else if (event.key === 'Enter' || event.key === 'Tab') selectVariable(matches[activeIndex] ?? '');
    else if (event.key === 'Escape') setCompletionQuery(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const inputProps = {
    ...otherProps,
    value,
    ...(isCode
      ? { dir: 'ltr' }
      : otherProps.inputMode !== 'numeric' && { lang: language.tag, dir: language.direction }),
    spellCheck: !isCode,
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': isOpen ? `${listId}-${activeIndex}` : undefined,
    onKeyDown,
    onFocus: () => registerInsert(insert),
    onBlur: () => setCompletionQuery(null),
    onSelect: () => completionQuery && checkCompletion(),
  } as const;
  const handleChange = (next: string) => {
    onChange(next);
    checkCompletion();
  };
  return (
    <div className={styles.field}>
      <LabeledField label={label} help={help} error={error} required={undefined} className={undefined}>
        {(fieldProps) =>
          isLong ? (
            <textarea
              {...inputProps}
              {...fieldProps}
              ref={(element) => {
                field.current = element;
              }}
              rows={1}
              onChange={({ target }) => handleChange(target.value)}
              className={classes(boxes.input, boxes.area, styles.area, isCode && styles.code)}
            />
          ) : (
            <input
              {...inputProps}
              {...fieldProps}
              ref={(element) => {
                field.current = element;
              }}
              type="text"
              onChange={({ target }) => handleChange(target.value)}
              className={classes(boxes.input, isCode && styles.code)}
            />
          )
        }
      </LabeledField>
      {isOpen && (
        <VariableList
          id={listId}
          label={translate('templateEditor.variables.label')}
          names={matches}
          activeIndex={activeIndex}
          onChoose={selectVariable}
        />
      )}
    </div>
  );
}

interface VariableListProps {
  id: string;
  label: string;
  names: readonly string[];
  activeIndex: number;
  onChoose: (name: string) => void;
}

/** Listbox of variable completions. The text field handles the keyboard. */
function VariableList({ id, label, names, activeIndex, onChoose }: VariableListProps) {
  const translate = useTranslate();
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
      {names.map((name, n) => (
        <div
          key={name}
          id={`${id}-${n}`}
          role="option"
          tabIndex={-1}
          aria-selected={n === activeIndex}
          className={styles.option}
          // Keep the focus in the text field.
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(name);
          }}
        >
          <code>{toPlaceholder(name)}</code>
          <span className={textStyles.smallSecond}>{translate(`templateEditor.variables.names.${name}`)}</span>
        </div>
      ))}
    </div>
  );
}

interface SubjectFieldProps {
  edited: Pick<TemplateEditorController, 'change' | 'listen' | 'latest'>;
  /** Values of the variables, to compute the final length. */
  values: PlaceholderValues;
  /** Server-side validation error. */
  serverError: string | undefined;
}

/** Subject input with a counter of its final length. */
export const SubjectField = memo(function SubjectField(props: SubjectFieldProps) {
  const { edited, values, serverError } = props;
  const translate = useTranslate();
  const subject = useEditSelector(edited, (texts) => texts.subject);
  const { locale } = useCurrentSite();
  const length = [...fillPlaceholders(subject, values)].length;
  return (
    <div data-subject>
      <TemplateField
        label={translate('templateEditor.subject')}
        value={subject}
        onChange={(next) => edited.change((now) => ({ ...now, subject: next }), { merge: 'subject', isTyped: true })}
        help={translate('templateEditor.subjectHelp', {
          length: formatPoints(length, locale),
          most: formatPoints(MAX_SUBJECT_LENGTH, locale),
        })}
        error={serverError}
      />
    </div>
  );
});
