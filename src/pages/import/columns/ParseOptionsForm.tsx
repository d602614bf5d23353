import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import { type Delimiter, delimiters } from '../../../lib/csv/detectDelimiter';
import { encodings } from '../../../lib/csv/encodings';
import type { ParseOptions } from '../../../lib/csv/parseTable';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Banner } from '../../../ui/feedback/Banner';
import { Checkbox } from '../../../ui/inputs/Checkbox';
import { Select } from '../../../ui/inputs/Select';
import { Modal } from '../../../ui/overlays/Modal';
import type { FlowProps } from '../flow/useImportFlow';
import styles from '../Step.module.css';
import { RawPreview } from './RawPreview';

/** Message keys of the delimiters. */
const delimiterNames: Readonly<Record<Delimiter, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'pipe',
};

interface ParseOptionsFormProps extends FlowProps {
  /** Called before the source is parsed again. */
  onRead?: () => void;
}

/** Parse options (encoding, delimiter, header) with a preview of the first rows. */
export function ParseOptionsForm({ flow, state, onRead }: ParseOptionsFormProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { table, options, source } = state;
  const [requestedOptions, setRequestedOptions] = useState<ParseOptions | null>(null);
  const applyOptions = (newOptions: ParseOptions) => {
    setRequestedOptions(null);
    onRead?.();
    flow.setParseOptions(newOptions);
  };
  const requestOptions = (newOptions: ParseOptions) =>
    state.correctionCount > 0 ? setRequestedOptions(newOptions) : applyOptions(newOptions);
  const formatCount = (unit: 'rows' | 'columns' | 'blank', count: number) =>
    translate(`import.options.${unit}`, { smart_count: count, count: formatPoints(count, locale) });
  const findDelimiter = (name: string) => delimiters.find((delimiter) => delimiterNames[delimiter] === name);

  return (
    <>
      <div className={styles.toolbar}>
        {typeof source?.data !== 'string' && (
          <Select
            showLabel
            label={translate('import.options.encoding')}
            value={options.encoding ?? table?.encoding ?? 'utf-8'}
            options={encodings.map((value) => ({ value, label: translate(`import.encoding.${value}`) }))}
            onChange={(encoding) => requestOptions({ encoding })}
          />
        )}
        <Select
          showLabel
          label={translate('import.options.delimiter')}
          value={delimiterNames[options.delimiter ?? table?.delimiter ?? ',']}
          options={delimiters.map((delimiter) => ({
            value: delimiterNames[delimiter],
            label: translate(`import.delimiter.${delimiterNames[delimiter]}`),
          }))}
          onChange={(name) => requestOptions({ delimiter: findDelimiter(name) })}
        />
        {table && (
          <Checkbox
            showLabel
            label={translate('import.options.header')}
            checked={table.hasHeader}
            onChange={({ target }) => requestOptions({ hasHeader: target.checked })}
          />
        )}
      </div>
      {table && (
        <p className={styles.hint}>
          {[
            formatCount('rows', table.rows),
            formatCount('columns', table.columns.length),
            ...(table.blankLines > 0 ? [formatCount('blank', table.blankLines)] : []),
          ].join(' · ')}
        </p>
      )}
      {table && !table.isEncodingCertain && <Banner tone="waiting">{translate('import.options.uncertain')}</Banner>}
      {table && <RawPreview key={table.isEncodingCertain ? 'sure' : 'guess'} table={table} />}
      {requestedOptions && (
        <Modal
          title={translate('import.options.lose.title')}
          onCancel={() => setRequestedOptions(null)}
          onSubmit={() => applyOptions(requestedOptions)}
          submitLabel={translate('import.options.lose.confirm')}
        >
          <p>{translate('import.options.lose.text', { smart_count: state.correctionCount })}</p>
        </Modal>
      )}
    </>
  );
}
