import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { Button } from '../../../ui/Button';
import { insertText } from '../../../ui/insertText';
import { TemplateField } from '../editor/TemplateField';
import styles from './visual.module.css';

interface WordsFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** What stands before and behind the words that are marked. */
const marks = { bold: ['**', '**'], italic: ['*', '*'], link: ['[', '](https://)'] } as const;

/** Running text; its few marks are typed, or put around what is selected. */
export function WordsField(props: WordsFieldProps) {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const mark = (name: keyof typeof marks) => {
    const field = box.current?.querySelector('textarea');
    if (!field) return;
    const { selectionStart: from, selectionEnd: to, value } = field;
    const [before, after] = marks[name];
    const words = value.slice(from, to).trim() || translate(`templateEditor.marks.${name}Words`);
    insertText(field, before + words + after, [from, to], props.onChange);
    // What is still to be typed is selected.
    const end = from + before.length + words.length;
    if (name === 'link') field.setSelectionRange(end + 2, end + after.length - 1);
    else field.setSelectionRange(from + before.length, end);
  };
  return (
    <div ref={box}>
      <TemplateField {...props} isLong />
      {/* biome-ignore lint/a11y/useSemanticElements: a legend would say it twice */}
      <div role="group" aria-label={translate('templateEditor.marks.label')} className={styles.marks}>
        {(['bold', 'italic', 'link'] as const).map((name) => (
          <Button key={name} size="small" kind="quiet" onClick={() => mark(name)}>
            {translate(`templateEditor.marks.${name}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
