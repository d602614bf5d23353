import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import { type Delimiter, delimiters } from '../../../lib/csv/detectDelimiter';
import { encodings } from '../../../lib/csv/encodings';
import type { LeadingLine } from '../../../lib/csv/findHeader';
import type { ParseOptions } from '../../../lib/csv/parseTable';
import { formatAndList } from '../../../lib/format/formatList';
import { formatPoints } from '../../../lib/format/formatPoints';
import { clipText } from '../../../lib/format/text';
import { Banner } from '../../../ui/feedback/Banner';
import { Select } from '../../../ui/inputs/Select';
import flowStyles from '../../../ui/layout/flow.module.css';
import { Modal } from '../../../ui/overlays/Modal';
import textStyles from '../../../ui/text/text.module.css';
import type { FlowProps } from '../flow/useImportFlow';
import type { TableOverview } from '../worker/importSession';
import { columnName } from './columnLabels';
import columnStyles from './columns.module.css';
import { RepairChoices } from './RepairChoices';

/** Message keys of the delimiters. */
const delimiterNames: Readonly<Record<Delimiter, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'pipe',
  '^': 'caret',
  '~': 'tilde',
  '¦': 'brokenBar',
};

/** Lines that can be chosen as the header or the first row. */
const MAX_OFFERED_LINES = 10;
/** Characters shown of a line. */
const MAX_LINE_START = 40;
const NO_HEADER = 'none';

interface ParseOptionsFormProps extends FlowProps {
  /** Called before the source is parsed again. */
  onRead?: () => void;
}

/** Parse options (encoding, delimiter, sheet, header, first row, repairs) with a preview of the first rows. */
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
  const findDelimiter = (name: string) => delimiters.find((delimiter) => delimiterNames[delimiter] === name);
  const toOption = ({ cells, line }: LeadingLine) => ({
    value: String(line),
    label: translate('import.options.lineStart', { line: formatPoints(line, locale), text: getStart(cells) }),
  });
  const text = table?.text;
  const offeredLines = table?.leadingLines.slice(0, MAX_OFFERED_LINES) ?? [];
  const rowLines = offeredLines.filter(({ line }) => line > (table?.headerLine ?? 0));
  const firstLine = options.firstLine ?? rowLines[0]?.line;
  // After a reload, only the rows are known.
  const canReadAgain = source?.data !== null;

  return (
    <>
      {canReadAgain ? (
        <div className={flowStyles.toolbar}>
          {!table?.workbook && (
            <>
              {typeof source?.data !== 'string' && (
                <Select
                  showLabel
                  label={translate('import.options.encoding')}
                  value={options.encoding ?? text?.encoding ?? 'utf-8'}
                  options={encodings.map((value) => ({ value, label: translate(`import.encoding.${value}`) }))}
                  onChange={(encoding) => requestOptions({ encoding })}
                />
              )}
              <Select
                showLabel
                label={translate('import.options.delimiter')}
                value={delimiterNames[options.delimiter ?? text?.delimiter ?? ',']}
                options={delimiters.map((delimiter) => ({
                  value: delimiterNames[delimiter],
                  label: translate(`import.delimiter.${delimiterNames[delimiter]}`),
                }))}
                onChange={(name) => requestOptions({ delimiter: findDelimiter(name) })}
              />
            </>
          )}
          {table?.workbook && table.workbook.sheets.length > 1 && (
            <Select
              showLabel
              label={translate('import.options.sheet')}
              value={table.workbook.sheet}
              options={table.workbook.sheets.map((value) => ({ value, label: value }))}
              onChange={(sheet) => requestOptions({ sheet, headerLine: undefined, firstLine: undefined })}
            />
          )}
          {table && (
            <Select
              showLabel
              className={columnStyles.lineSelect}
              label={translate('import.options.headerLine')}
              value={String(table.headerLine ?? NO_HEADER)}
              options={[
                { value: NO_HEADER, label: translate('import.options.noHeader') },
                ...offeredLines.map(toOption),
              ]}
              onChange={(line) =>
                requestOptions({ headerLine: line === NO_HEADER ? null : Number(line), firstLine: undefined })
              }
            />
          )}
          {rowLines.length > 1 && (
            <Select
              showLabel
              className={columnStyles.lineSelect}
              label={translate('import.options.firstLine')}
              value={String(firstLine)}
              options={rowLines.map(toOption)}
              onChange={(line) => requestOptions({ firstLine: Number(line) })}
            />
          )}
        </div>
      ) : (
        <>
          {options.repairs && options.repairs.length > 0 && (
            <p className={textStyles.hint}>{translate('import.kept.converted')}</p>
          )}
          <p className={textStyles.hint}>{translate('import.kept.readAgain')}</p>
        </>
      )}
      {table && <TableCounts table={table} />}
      {text && !text.isEncodingCertain && <Banner tone="waiting">{translate('import.options.uncertain')}</Banner>}
      {table && <UnreadableLines {...table.unreadable} />}
      {table && canReadAgain && (
        <RepairChoices
          repairable={table.repairable}
          chosen={options.repairs ?? []}
          onChange={(repairs) => requestOptions({ repairs })}
        />
      )}
      {table && <RawPreview key={text?.isEncodingCertain === false ? 'guess' : 'sure'} table={table} />}
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

const getStart = (cells: readonly string[]): string =>
  clipText(
    cells
      .map((cell) => cell.trim())
      .filter(Boolean)
      .join(', '),
    MAX_LINE_START,
  );

/** Numbers of rows, columns, and lines that were left out. */
function TableCounts({ table }: { table: TableOverview }) {
  const translate = useTranslate();
  const locale = useLocale();
  const formatCount = (unit: 'rows' | 'columns' | 'blank' | 'omitted', count: number) =>
    translate(`import.options.${unit}`, { smart_count: count, count: formatPoints(count, locale) });
  return (
    <p className={textStyles.hint}>
      {[
        formatCount('rows', table.rows),
        formatCount('columns', table.columns.length),
        ...(table.omittedLines > 0 ? [formatCount('omitted', table.omittedLines)] : []),
        ...(table.blankLines > 0 ? [formatCount('blank', table.blankLines)] : []),
      ].join(' · ')}
    </p>
  );
}

/** Names the lines with characters that couldn't be decoded (requirement IMP-12). */
function UnreadableLines({ lines, count }: TableOverview['unreadable']) {
  const translate = useTranslate();
  const locale = useLocale();
  if (count === 0) return null;
  const names = lines.map((line) => formatPoints(line, locale));
  return (
    <Banner tone="waiting">
      {translate('import.options.unreadable', {
        smart_count: count,
        count: formatPoints(count, locale),
        lines: formatAndList(count > lines.length ? [...names, '…'] : names, locale),
      })}
    </Banner>
  );
}

/** Preview of the first rows. Expanded if the encoding is a guess. */
function RawPreview({ table: { columns, preview, text } }: { table: TableOverview }) {
  const translate = useTranslate();
  const label = translate('import.options.preview');
  return (
    <details open={text?.isEncodingCertain === false} className={columnStyles.details}>
      <summary>{label}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable */}
      <section className={columnStyles.frame} tabIndex={0} aria-label={label}>
        <table className={columnStyles.rawPreviewTable}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.index} scope="col" dir="auto">
                  {columnName(column, translate)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {preview.map((cells, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ID
              <tr key={n}>
                {columns.map(({ index }) => (
                  <td key={index} dir="auto">
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
