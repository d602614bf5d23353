import { useLocale, useTranslate } from 'ra-core';
import { Fragment } from 'react';
import { importKinds } from '../../../../resources/imports';
import type { ImportField } from '../../../../resources/imports/importKind';
import { formatPoints } from '../../../lib/format/formatPoints';
import { classes } from '../../../ui/classes';
import { Icon } from '../../../ui/icons/Icon';
import { Select } from '../../../ui/inputs/Select';
import textStyles from '../../../ui/text/text.module.css';
import type { CellIssue } from '../check/checkCell';
import { getReadingOption } from '../flow/flowState';
import type { FlowProps } from '../flow/useImportFlow';
import type { ColumnOverview, TableOverview } from '../worker/importSession';
import { columnName, formatName, formatReadValue } from './columnLabels';
import type { ColumnReading, ReadingOption } from './columnReading';
import styles from './columns.module.css';

interface MappingTableProps extends FlowProps {
  table: TableOverview;
}

/** Table of the file's columns with samples and a select for the target field. */
export function MappingTable({ table, ...flowProps }: MappingTableProps) {
  const { kind, flow, state } = flowProps;
  const translate = useTranslate();
  const getMappedField = (index: number) => Object.entries(state.mapping).find(([, at]) => at === index)?.[0] ?? null;
  const fieldName = (field: string) => translate(`import.field.${field}`);
  const fields = Object.keys(importKinds[kind].fields);

  const getOptions = (column: ColumnOverview) => [
    { value: '', label: translate('import.columns.none') },
    ...fields.map((field) => {
      const other = table.columns.find(({ index }) => index === state.mapping[field] && index !== column.index);
      const names = { field: fieldName(field), column: other ? columnName(other, translate) : '' };
      return { value: field, label: other ? translate('import.columns.taken', names) : names.field };
    }),
  ];
  return (
    <table className={styles.table} aria-label={translate('import.columns.caption')}>
      <thead>
        <tr>
          <th scope="col">{translate('import.columns.column')}</th>
          <th scope="col">{translate('import.columns.samples')}</th>
          <th scope="col">{translate('import.columns.target')}</th>
        </tr>
      </thead>
      <tbody>
        {table.columns.map((column) => {
          const name = columnName(column, translate);
          const field = getMappedField(column.index);
          const isGuessed = field !== null && state.guessedMapping[field] === column.index;
          return (
            <tr key={column.index} className={classes(field === null && styles.unused)}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td className={styles.samples}>
                {!column.isSecret && <Samples column={column} rows={table.rows} />}
                {field === null ? <UnusedNote column={column} /> : <ColumnSummary {...flowProps} name={field} />}
              </td>
              <td className={styles.target}>
                {column.isSecret ? (
                  <span className={textStyles.smallThird}>{translate('import.columns.secret')}</span>
                ) : (
                  <Select
                    label={translate('import.columns.means', { column: name })}
                    value={field ?? ''}
                    options={getOptions(column)}
                    onChange={(chosen) => flow.mapColumn(column.index, chosen || null)}
                    className={styles.select}
                  />
                )}
                {isGuessed && (
                  <span className={styles.guessed}>
                    <Icon name="check" />
                    {translate('import.columns.recognised')}
                  </span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Why a column that looks like one of a field isn't mapped. */
function UnusedNote({ column: { contradicts, hasDates } }: { column: ColumnOverview }) {
  const translate = useTranslate();
  if (contradicts === null && !hasDates) return null;
  const text =
    contradicts === null
      ? translate('import.understood.dates')
      : translate('import.understood.contradicts', { field: translate(`import.field.${contradicts}`) });
  return <p className={textStyles.smallThird}>{text}</p>;
}

function Samples({ column: { samples, filled }, rows }: { column: ColumnOverview; rows: number }) {
  const translate = useTranslate();
  const locale = useLocale();
  if (samples.length === 0) return <span className={textStyles.smallThird}>{translate('import.columns.empty')}</span>;
  return (
    <>
      <span className={styles.sampleTexts}>
        {samples.map((sample, n) => (
          <Fragment key={sample}>
            {n > 0 && <span className={textStyles.third}> · </span>}
            <bdi>{sample}</bdi>
          </Fragment>
        ))}
      </span>
      {filled < rows && (
        <span className={textStyles.smallThird}>
          {translate('import.columns.filled', {
            filled: formatPoints(filled, locale),
            rows: formatPoints(rows, locale),
          })}
        </span>
      )}
    </>
  );
}

/** Issue of a value that isn't in the format of its column, by the kind of the field. */
const otherFormatIssues: Readonly<Partial<Record<ImportField['kind'], CellIssue>>> = {
  points: 'notNumber',
  day: 'notDay',
  rating: 'notRating',
  country: 'notCountry',
};

/** How a mapped column was understood: its format, how many values fit, what they become, and what can't be read. */
function ColumnSummary({ kind, state, name }: FlowProps & { name: string }) {
  const translate = useTranslate();
  const locale = useLocale();
  const reading = state.readings?.[name];
  const fields: Readonly<Record<string, ImportField>> = importKinds[kind].fields;
  const field = fields[name];
  if (!reading || !field || reading.filled + reading.emptyWords === 0) return null;
  const option = getReadingOption(state, name);
  // A fraction shows the decimal sign, but points are whole.
  const isWhole = field.kind === 'points';
  const read = (option?.read ?? 0) - (isWhole ? (option?.fractions ?? 0) : 0);
  const format = translate(`import.understood.${getFormatKey(field, reading, option)}`);
  const counts = { read: formatPoints(read, locale), filled: formatPoints(reading.filled, locale) };
  const isComplete = option !== null && read === reading.filled;
  const fraction = isWhole && option?.firstFraction ? [{ ...option.firstFraction, issue: 'fraction' }] : [];
  const other = option?.firstUnread ? [{ ...option.firstUnread, issue: otherFormatIssues[field.kind] }] : [];
  const [unread] = [...reading.unread, ...other, ...fraction];
  const isShown = field.kind !== 'text' || !isComplete;
  return (
    <div className={styles.summary}>
      {isShown && reading.filled > 0 && (
        <p className={isComplete ? styles.complete : styles.incomplete}>
          <Icon name={isComplete ? 'check' : 'warning'} />
          <span>
            {option === null
              ? translate('import.understood.undecided', { format })
              : translate('import.understood.count', { format, ...counts })}
          </span>
        </p>
      )}
      {option?.samples
        .filter(({ text, value }) => text.trim() !== String(value) && field.kind !== 'text')
        .map(({ text, value }) => (
          <p key={text}>{translate('import.understood.becomes', { text, value: formatReadValue(value, locale) })}</p>
        ))}
      {option !== null && unread && read < reading.filled && (
        <p>
          {translate('import.understood.unread', {
            count: formatPoints(reading.filled - read, locale),
            line: formatPoints(unread.line, locale),
            text: unread.text,
            reason: translate(`import.fault.${unread.issue}`),
          })}
        </p>
      )}
      {reading.timesWithoutZone > 0 && <p>{translate('import.understood.days')}</p>}
      {reading.emptyWords > 0 && (
        <p>{translate('import.understood.emptyWords', { count: formatPoints(reading.emptyWords, locale) })}</p>
      )}
    </div>
  );
}

/** Key of the message that names the format of a column. */
function getFormatKey({ kind }: ImportField, { dayForm }: ColumnReading, option: ReadingOption | null): string {
  if (option === null || option.read === 0) return kind;
  if (dayForm === 'mixed') return dayForm;
  if (option.format !== null) return formatName(option.format);
  if (kind !== 'day' || dayForm === 'numbers' || dayForm === null) return kind;
  return dayForm === 'year' ? 'yearFirst' : dayForm;
}
