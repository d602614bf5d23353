import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { useTyped } from '../../../engine/editing/useTyped';
import { clipText } from '../../../lib/clipText';
import { Button } from '../../../ui/Button';
import { Select } from '../../../ui/Select';
import { type BlockKind, blockFields, type FieldInput } from '../blocks/block';
import { type BlockPath, blockOn } from '../blocks/blockAt';
import { knownBlocks } from '../blocks/readBlocks';
import { TemplateField } from '../editor/TemplateField';
import { canonicalWords } from '../markup/words';
import { useTypedText } from './useTypedText';
import styles from './visual.module.css';
import { useVisualEditor } from './visualEditor';
import { WordsField } from './WordsField';

interface BlockFieldsProps {
  kind: BlockKind;
  /** Of the values that it has, with blanks between. */
  names: string;
  path: BlockPath;
}

/** The values of a block, each typed in a field of its own. While another block is typed in, they are not drawn anew. */
export const BlockFields = memo(function BlockFields({ kind, names, path }: BlockFieldsProps) {
  const translate = useTranslate();
  const inputs: Readonly<Record<string, FieldInput>> = blockFields[kind];
  const there = names.split(' ');
  const shown = Object.entries(inputs).filter(([name]) => there.includes(name));
  if (shown.length === 0) return null;
  return (
    <div className={styles.fields}>
      {shown.map(([name, input]) => (
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
  input: FieldInput;
  label: string;
}

function BlockField({ path, name, input, label }: BlockFieldProps) {
  const translate = useTranslate();
  const { edited, setField } = useVisualEditor();
  const value = useTyped(edited, ({ html }) => blockOn(knownBlocks(html), path)?.fields[name]?.value ?? '');
  const typed = useTypedText(value, (next) => setField(path, name, next), readAs[input]);
  const common = { label, ...typed };
  switch (input) {
    case 'words':
      return <WordsField {...common} />;
    case 'source':
      return <RawSource path={path} value={value} />;
    case 'address':
      return <TemplateField {...common} isCode inputMode="url" placeholder="https://" />;
    case 'pixels':
      return <TemplateField {...common} inputMode="numeric" />;
    case 'level':
      return (
        <Select
          showLabel
          label={label}
          value={value}
          options={levels
            .filter((one) => Number(one) <= 3 || one === value)
            .map((one) => ({
              value: one,
              label: translate('templateEditor.level', { level: one }),
            }))}
          onChange={typed.onChange}
        />
      );
    case 'line':
      return <TemplateField {...common} />;
  }
}

/** What no other kind knows is written as HTML. */
function RawSource({ path, value }: { path: BlockPath; value: string }) {
  const translate = useTranslate();
  const { editSource } = useVisualEditor();
  return (
    <div className={styles.raw}>
      <pre dir="ltr" className={styles.code}>
        {clipText(value.trim(), mostShown)}
      </pre>
      <Button size="small" onClick={() => editSource(path)}>
        {translate('templateEditor.editSource')}
      </Button>
    </div>
  );
}

const mostShown = 400;

const collapsed = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What a typed text is once it stands in the source. */
const readAs: Readonly<Record<FieldInput, (text: string) => string>> = {
  words: canonicalWords,
  line: collapsed,
  address: (text) => text,
  pixels: (text) => (/^\d+$/.test(text) ? text : ''),
  level: (text) => text,
  source: (text) => text,
};

const levels = ['1', '2', '3', '4', '5', '6'];
