import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { Button } from '../../../ui/buttons/Button';
import { insertText } from '../../../ui/inputs/insertText';
import { TemplateField } from '../editor/TemplateField';
import styles from './visual.module.css';

interface RichTextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Markers before and after the marked text. */
const marks = { bold: ['**', '**'], italic: ['*', '*'], link: ['[', '](https://)'] } as const;

/** Rich text field. Marks are typed, or applied to the selection with buttons. */
export function RichTextField(props: RichTextFieldProps) {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const applyMark = (name: keyof typeof marks) => {
    const field = box.current?.querySelector('textarea');
    if (!field) return;
    const { selectionStart: from, selectionEnd: to, value } = field;
    const [before, after] = marks[name];
    const selectedText = value.slice(from, to).trim() || translate(`templateEditor.marks.${name}Words`);
    insertText(field, before + selectedText + after, [from, to], props.onChange);
    // Select the part to be typed next.
    const end = from + before.length + selectedText.length;
    if (name === 'link') field.setSelectionRange(end + 2, end + after.length - 1);
    else field.setSelectionRange(from + before.length, end);
  };
  return (
    <div ref={box}>
      <TemplateField {...props} isLong />
      {/* biome-ignore lint/a11y/useSemanticElements: a legend would be announced twice */}
      <div role="group" aria-label={translate('templateEditor.marks.label')} className={styles.marks}>
        {(['bold', 'italic', 'link'] as const).map((name) => (
          <Button key={name} size="small" kind="quiet" onClick={() => applyMark(name)}>
            {translate(`templateEditor.marks.${name}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
