import { useLocale, useTranslate } from 'ra-core';
import { importKinds } from '../../../../resources/imports';
import type { ImportField } from '../../../../resources/imports/importKind';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Icon } from '../../../ui/icons/Icon';
import { getReadingOption } from '../flow/flowState';
import type { FlowProps } from '../flow/useImportFlow';
import styles from './ColumnSummary.module.css';
import type { ColumnReading, ReadingOption } from './columnReading';
import { formatName, formatReadValue } from './formatReading';

/** How a mapped column was understood: its format, how many values fit, what they become, and what can't be read. */
export function ColumnSummary({ kind, state, name }: FlowProps & { name: string }) {
  const translate = useTranslate();
  const locale = useLocale();
  const reading = state.readings?.[name];
  const fields: Readonly<Record<string, ImportField>> = importKinds[kind].fields;
  const field = fields[name];
  if (!reading || !field || reading.filled + reading.emptyWords === 0) return null;
  const option = getReadingOption(state, name);
  const read = option?.read ?? 0;
  const format = translate(`import.understood.${getFormatKey(field, reading, option)}`);
  const counts = { read: formatPoints(read, locale), filled: formatPoints(reading.filled, locale) };
  const isComplete = option !== null && read === reading.filled;
  const [unread] = reading.unread;
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
  if (option.format !== null) return formatName(option.format);
  if (kind !== 'day' || dayForm === 'numbers' || dayForm === null) return kind;
  return dayForm === 'year' ? 'yearFirst' : dayForm;
}
