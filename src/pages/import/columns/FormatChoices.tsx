import { useLocale, useTranslate } from 'ra-core';
import { importKinds } from '../../../../resources/imports';
import { formatDay } from '../../../lib/format/day';
import { formatPoints } from '../../../lib/format/formatPoints';
import { withBrowserRegion } from '../../../lib/format/withBrowserRegion';
import { Select } from '../../../ui/inputs/Select';
import cardStyles from '../../../ui/layout/Card.module.css';
import { dayFormats, parseDay, parseNumber } from '../check/formats';
import type { FlowProps } from '../flow/useImportFlow';
import stepStyles from '../Step.module.css';
import type { TableOverview } from '../worker/importSession';
import styles from './FormatChoices.module.css';

interface FormatChoicesProps extends FlowProps {
  table: TableOverview;
}

/** Number and date format selects, each with a parsed sample. Hidden if the formats are unambiguous. */
export function FormatChoices(props: FormatChoicesProps) {
  const translate = useTranslate();
  const decimal = useDecimalChoice(props);
  const day = useDayChoice(props);
  if (!decimal && !day) return null;
  return (
    <section className={cardStyles.sheet} aria-labelledby="import-formats">
      <h2 id="import-formats">{translate('import.formats.title')}</h2>
      <div className={styles.choices}>
        {day}
        {decimal}
      </div>
    </section>
  );
}

/** Finds a sample of the mapped fields of these kinds, preferring one that matches the pattern. */
function findSample({ kind, state, table }: FormatChoicesProps, kinds: readonly string[], pattern: RegExp): string {
  const texts = Object.entries(importKinds[kind].fields)
    .filter(([, field]) => kinds.includes(field.kind))
    .flatMap(([name]) => table.columns[state.mapping[name] ?? -1]?.samples ?? []);
  return texts.find((text) => pattern.test(text)) ?? texts[0] ?? '';
}

function useDecimalChoice(props: FormatChoicesProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { flow, state } = props;
  const sample = findSample(props, ['points', 'rating'], /[.,]/);
  // Plain integers parse the same in both formats; otherwise the select is shown even if the format is certain.
  if (!/[.,]/.test(sample)) return null;
  const value = parseNumber(sample, state.decimalSign);
  return (
    <div>
      <Select
        showLabel
        label={translate('import.formats.decimal')}
        value={state.decimalSign}
        options={[
          { value: '.', label: translate('import.formats.point') },
          { value: ',', label: translate('import.formats.comma') },
        ]}
        onChange={(decimalSign) => flow.setFormats({ decimalSign })}
      />
      {value !== null && (
        <p className={stepStyles.hint}>
          {translate('import.formats.reads', { text: sample, value: formatPoints(value, locale) })}
        </p>
      )}
    </div>
  );
}

function useDayChoice(props: FormatChoicesProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { flow, state } = props;
  const sample = findSample(props, ['day'], /./);
  const { days } = state.possibleFormats;
  if (days.length === 1 || sample === '') return null;
  const instant = state.dayFormat && parseDay(sample, state.dayFormat);
  const options = days.length === 0 ? dayFormats : days;
  return (
    <div>
      <Select
        showLabel
        label={translate('import.formats.day')}
        value={state.dayFormat ?? ''}
        options={[
          ...(state.dayFormat === null ? [{ value: '' as const, label: translate('import.formats.choose') }] : []),
          ...options.map((value) => ({ value, label: translate(`import.formats.${value}`) })),
        ]}
        onChange={(dayFormat) => dayFormat !== '' && flow.setFormats({ dayFormat })}
      />
      <p className={stepStyles.hint}>
        {instant
          ? translate('import.formats.reads', { text: sample, value: formatDay(instant, withBrowserRegion(locale)) })
          : translate('import.formats.ambiguous', { text: sample })}
      </p>
    </div>
  );
}
