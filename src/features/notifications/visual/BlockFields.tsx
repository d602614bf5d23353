import { useTranslate } from 'ra-core';
import { memo, useRef, useState } from 'react';
import { useEditSelector } from '../../../engine/editing/editStore';
import { clipText } from '../../../lib/format/text';
import { Button } from '../../../ui/buttons/Button';
import { insertText } from '../../../ui/inputs/insertText';
import { Select } from '../../../ui/inputs/Select';
import { type BlockFieldInput, type BlockKind, blockFields } from '../blocks/block';
import { type BlockPath, getBlockAtPath } from '../blocks/blockPath';
import { parseBlocksMemoized } from '../blocks/parseBlocks';
import { TemplateField } from '../editor/TemplateField';
import { normalizeRichText } from '../markup/richText';
import styles from './visual.module.css';
import { useVisualEditor } from './visualEditor';

interface BlockFieldsProps {
  kind: BlockKind;
  /** Names of the existing fields, separated by spaces; a string keeps `memo` effective. */
  names: string;
  path: BlockPath;
}

/** Inputs of a block's fields. They don't re-render while another block is edited. */
export const BlockFields = memo(function BlockFields({ kind, names, path }: BlockFieldsProps) {
  const translate = useTranslate();
  const inputs: Readonly<Record<string, BlockFieldInput>> = blockFields[kind];
  const existingNames = names.split(' ');
  const visibleInputs = Object.entries(inputs).filter(([name]) => existingNames.includes(name));
  if (visibleInputs.length === 0) return null;
  return (
    <div className={styles.fields}>
      {visibleInputs.map(([name, input]) => (
        <div key={name} className={styles[input]}>
          <BlockField {...{ path, name, input }} label={translate(`templateEditor.fields.${name}`)} />
        </div>
      ))}
    </div>
  );
});

interface BlockFieldProps {
  path: BlockPath;
  name: string;
  input: BlockFieldInput;
  label: string;
}

function BlockField({ path, name, input, label }: BlockFieldProps) {
  const translate = useTranslate();
  const { edited, setField } = useVisualEditor();
  const value = useEditSelector(
    edited,
    ({ html }) => getBlockAtPath(parseBlocksMemoized(html), path)?.fields[name]?.value ?? '',
  );
  const typed = useTypedText(value, (next) => setField(path, name, next), normalizers[input]);
  const fieldProps = { label, ...typed };
  switch (input) {
    case 'richText':
      return <RichTextField {...fieldProps} />;
    case 'source':
      return <RawSource path={path} value={value} />;
    case 'url':
      return <TemplateField {...fieldProps} isCode inputMode="url" placeholder="https://" />;
    case 'pixels':
      return <TemplateField {...fieldProps} inputMode="numeric" />;
    case 'level':
      return (
        <Select
          showLabel
          label={label}
          value={value}
          options={headingLevels
            .filter((level) => Number(level) <= 3 || level === value)
            .map((level) => ({
              value: level,
              label: translate('templateEditor.level', { level: level }),
            }))}
          onChange={typed.onChange}
        />
      );
    case 'text':
      return <TemplateField {...fieldProps} />;
  }
}

/**
 * Input state over a value that doesn't keep every character, for example trailing spaces. The typed text is shown as
 * long as it normalizes to the value.
 */
function useTypedText(value: string, change: (text: string) => void, normalize: (text: string) => string) {
  const [typed, setTyped] = useState(value);
  return {
    value: normalize(typed) === value ? typed : value,
    onChange(text: string) {
      setTyped(text);
      change(text);
    },
  };
}

/** Excerpt of a `raw` block with a button that opens it in the HTML view. */
function RawSource({ path, value }: { path: BlockPath; value: string }) {
  const translate = useTranslate();
  const { editSource } = useVisualEditor();
  return (
    <div className={styles.raw}>
      <pre dir="ltr" className={styles.code}>
        {clipText(value.trim(), MAX_VISIBLE_LENGTH)}
      </pre>
      <Button size="small" onClick={() => editSource(path)}>
        {translate('templateEditor.editSource')}
      </Button>
    </div>
  );
}

const MAX_VISIBLE_LENGTH = 400;

const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Maps a typed text to the value that is parsed back from the source. */
const normalizers: Readonly<Record<BlockFieldInput, (text: string) => string>> = {
  richText: normalizeRichText,
  text: collapseSpaces,
  url: (text) => text,
  pixels: (text) => (/^\d+$/.test(text) ? text : ''),
  level: (text) => text,
  source: (text) => text,
};

const headingLevels = ['1', '2', '3', '4', '5', '6'];

interface RichTextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Markers before and after the marked text. */
const marks = { bold: ['**', '**'], italic: ['*', '*'], link: ['[', '](https://)'] } as const;

/** Rich text field. Marks are typed, or applied to the selection with buttons. */
function RichTextField(props: RichTextFieldProps) {
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
