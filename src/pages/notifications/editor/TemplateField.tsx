import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../../../ui/classes';
import { insertText } from '../../../ui/insertText';
import { LabelledField } from '../../../ui/LabelledField';
import boxes from '../../../ui/TextBox.module.css';
import { variableText } from '../markup/placeholders';
import { useTemplateEditor } from './TemplateContext';
import styles from './TemplateField.module.css';
import { VariableList } from './VariableList';

type Field = HTMLInputElement | HTMLTextAreaElement;

export interface TemplateFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Several lines; one without. */
  isLong?: boolean;
  /** Not in words: as code is written. */
  isCode?: boolean;
  help?: string | undefined;
  error?: string | undefined;
  inputMode?: 'url' | 'numeric' | undefined;
  placeholder?: string | undefined;
}

/** A text of an e-mail: `{{` offers the variables, and what is chosen from their list elsewhere goes to the caret. */
export function TemplateField(props: TemplateFieldProps) {
  const { label, value, onChange, isLong = false, isCode = false, help, error, ...rest } = props;
  const translate = useTranslate();
  const { language, setInsert, variables } = useTemplateEditor();
  const field = useRef<Field | null>(null);
  const list = useId();
  const [asked, setAsked] = useState<{ from: number; to: number; query: string } | null>(null);
  const [active, setActive] = useState(0);
  const found = asked ? variables.filter((name) => name.toLowerCase().startsWith(asked.query.toLowerCase())) : [];
  const isOpen = found.length > 0;

  // What is inserted later goes into the e-mail as it is then.
  const latest = useRef(onChange);
  useLayoutEffect(() => {
    latest.current = onChange;
  });
  const put = (text: string, place: readonly [number, number]) => {
    if (field.current) insertText(field.current, text, place, (whole) => latest.current(whole));
  };
  const insert = (text: string) => {
    const { selectionStart, selectionEnd, value: now } = field.current ?? { value };
    put(text, [selectionStart ?? now.length, selectionEnd ?? now.length]);
  };
  const look = () => {
    const { selectionStart: caret, value: now } = field.current ?? {};
    const typed = /\{\{\s*(\w*)$/.exec((now ?? '').slice(0, caret ?? 0));
    setActive(0);
    if (!typed || caret === null || caret === undefined) return setAsked(null);
    // Braces that are closed already are replaced with it.
    const rest = /^\w*\s*\}\}/.exec((now ?? '').slice(caret))?.[0].length ?? 0;
    setAsked({ from: caret - typed[0].length, to: caret + rest, query: typed[1] ?? '' });
  };
  const choose = (name: string) => {
    if (asked) put(variableText(name), [asked.from, asked.to]);
    setAsked(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const last = found.length - 1;
    if (event.key === 'ArrowDown') setActive(active === last ? 0 : active + 1);
    else if (event.key === 'ArrowUp') setActive(active === 0 ? last : active - 1);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(found[active] ?? '');
    else if (event.key === 'Escape') setAsked(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const control = {
    ...rest,
    value,
    ...(isCode ? { dir: 'ltr' } : rest.inputMode !== 'numeric' && { lang: language.tag, dir: language.direction }),
    spellCheck: !isCode,
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-controls': isOpen ? list : undefined,
    'aria-activedescendant': isOpen ? `${list}-${active}` : undefined,
    onKeyDown,
    onFocus: () => setInsert(insert),
    onBlur: () => setAsked(null),
    onSelect: () => asked && look(),
  } as const;
  const change = (next: string) => {
    onChange(next);
    look();
  };
  return (
    <div className={styles.field}>
      <LabelledField label={label} help={help} error={error} required={undefined} className={undefined}>
        {(ties) =>
          isLong ? (
            <textarea
              {...control}
              {...ties}
              ref={(element) => {
                field.current = element;
              }}
              rows={1}
              onChange={({ target }) => change(target.value)}
              className={classes(boxes.input, boxes.area, styles.area, isCode && styles.code)}
            />
          ) : (
            <input
              {...control}
              {...ties}
              ref={(element) => {
                field.current = element;
              }}
              type="text"
              onChange={({ target }) => change(target.value)}
              className={classes(boxes.input, isCode && styles.code)}
            />
          )
        }
      </LabelledField>
      {isOpen && (
        <VariableList
          id={list}
          label={translate('templateEditor.variables.label')}
          names={found}
          active={active}
          onChoose={choose}
        />
      )}
    </div>
  );
}
