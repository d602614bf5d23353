import { useLocale, useTranslate } from 'ra-core';
import { Fragment } from 'react';
import { importKinds } from '../../../../resources/imports';
import { formatPoints } from '../../../lib/format/formatPoints';
import { classes } from '../../../ui/classes';
import { Icon } from '../../../ui/icons/Icon';
import { Select } from '../../../ui/inputs/Select';
import type { FlowProps } from '../flow/useImportFlow';
import type { ColumnOverview, TableOverview } from '../worker/importSession';
import { ColumnSummary } from './ColumnSummary';
import { columnName } from './columnName';
import styles from './MappingTable.module.css';

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
                  <span className={styles.hint}>{translate('import.columns.secret')}</span>
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
  return <p className={styles.hint}>{text}</p>;
}

function Samples({ column: { samples, filled }, rows }: { column: ColumnOverview; rows: number }) {
  const translate = useTranslate();
  const locale = useLocale();
  if (samples.length === 0) return <span className={styles.hint}>{translate('import.columns.empty')}</span>;
  return (
    <>
      <span className={styles.sampleTexts}>
        {samples.map((sample, n) => (
          <Fragment key={sample}>
            {n > 0 && <span className={styles.dot}> · </span>}
            <bdi>{sample}</bdi>
          </Fragment>
        ))}
      </span>
      {filled < rows && (
        <span className={styles.hint}>
          {translate('import.columns.filled', {
            filled: formatPoints(filled, locale),
            rows: formatPoints(rows, locale),
          })}
        </span>
      )}
    </>
  );
}
