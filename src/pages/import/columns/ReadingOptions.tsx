import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import { encodings } from '../../../lib/csv/encodings';
import type { ReadOptions } from '../../../lib/csv/readTable';
import { type Delimiter, delimiters } from '../../../lib/csv/sniff';
import { points } from '../../../lib/points';
import { Checkbox } from '../../../ui/Checkbox';
import { Modal } from '../../../ui/Modal';
import { Notice } from '../../../ui/Notice';
import { Select } from '../../../ui/Select';
import type { FlowProps } from '../flow/useImportFlow';
import styles from '../Step.module.css';
import { RawPreview } from './RawPreview';

/** Names of the separators, as keys of words. */
const delimiterNames: Readonly<Record<Delimiter, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'pipe',
};

interface ReadingOptionsProps extends FlowProps {
  /** The source is about to be read anew. */
  onRead?: () => void;
}

/** How the file is read, and its first rows as they come out: a wrong guess is seen and put right here. */
export function ReadingOptions({ flow, state, onRead }: ReadingOptionsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { table, options, source } = state;
  const [asked, setAsked] = useState<ReadOptions | null>(null);
  const read = (said: ReadOptions) => {
    setAsked(null);
    onRead?.();
    flow.readAs(said);
  };
  const ask = (said: ReadOptions) => (state.corrections > 0 ? setAsked(said) : read(said));
  const counted = (what: 'rows' | 'columns' | 'blank', count: number) =>
    translate(`import.options.${what}`, { smart_count: count, count: points(count, locale) });
  const delimiterOf = (name: string) => delimiters.find((one) => delimiterNames[one] === name);

  return (
    <>
      <div className={styles.line}>
        {typeof source?.data !== 'string' && (
          <Select
            showLabel
            label={translate('import.options.encoding')}
            value={options.encoding ?? table?.encoding ?? 'utf-8'}
            options={encodings.map((value) => ({ value, label: translate(`import.encoding.${value}`) }))}
            onChange={(encoding) => ask({ encoding })}
          />
        )}
        <Select
          showLabel
          label={translate('import.options.delimiter')}
          value={delimiterNames[options.delimiter ?? table?.delimiter ?? ',']}
          options={delimiters.map((one) => ({
            value: delimiterNames[one],
            label: translate(`import.delimiter.${delimiterNames[one]}`),
          }))}
          onChange={(name) => ask({ delimiter: delimiterOf(name) })}
        />
        {table && (
          <Checkbox
            showLabel
            label={translate('import.options.header')}
            checked={table.hasHeader}
            onChange={({ target }) => ask({ hasHeader: target.checked })}
          />
        )}
      </div>
      {table && (
        <p className={styles.third}>
          {[
            counted('rows', table.rows),
            counted('columns', table.columns.length),
            ...(table.blankLines > 0 ? [counted('blank', table.blankLines)] : []),
          ].join(' · ')}
        </p>
      )}
      {table && !table.isEncodingCertain && <Notice tone="waiting">{translate('import.options.uncertain')}</Notice>}
      {table && <RawPreview key={table.isEncodingCertain ? 'sure' : 'guess'} table={table} />}
      {asked && (
        <Modal
          title={translate('import.options.lose.title')}
          onCancel={() => setAsked(null)}
          onSubmit={() => read(asked)}
          submitLabel={translate('import.options.lose.confirm')}
        >
          <p>{translate('import.options.lose.text', { smart_count: state.corrections })}</p>
        </Modal>
      )}
    </>
  );
}
