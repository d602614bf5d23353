import { useLocale, useTranslate } from 'ra-core';
import { importKinds } from '../../../../resources/imports';
import { dayText } from '../../../lib/day';
import { points } from '../../../lib/points';
import { regionalLocale } from '../../../lib/regionalLocale';
import { Select } from '../../../ui/Select';
import sheets from '../../../ui/sheet.module.css';
import { dayFormats, readDay, readNumber } from '../check/formats';
import type { FlowProps } from '../flow/useImportFlow';
import styles from '../Step.module.css';
import type { TableOverview } from '../worker/importSession';
import own from './FormatChoices.module.css';

interface FormatChoicesProps extends FlowProps {
  table: TableOverview;
}

/** How numbers and dates are written, where the file can be read in more than one way; each with a value of the file. */
export function FormatChoices(props: FormatChoicesProps) {
  const translate = useTranslate();
  const decimal = useDecimalChoice(props);
  const day = useDayChoice(props);
  if (!decimal && !day) return null;
  return (
    <section className={sheets.sheet} aria-labelledby="import-formats">
      <h2 id="import-formats">{translate('import.formats.title')}</h2>
      <div className={own.choices}>
        {day}
        {decimal}
      </div>
    </section>
  );
}

/** A value of the file in a field of one of these kinds. */
function sampleOf({ kind, state, table }: FormatChoicesProps, kinds: readonly string[], isTelling: RegExp): string {
  const texts = Object.entries(importKinds[kind].fields)
    .filter(([, field]) => kinds.includes(field.kind))
    .flatMap(([name]) => table.columns[state.mapping[name] ?? -1]?.samples ?? []);
  return texts.find((text) => isTelling.test(text)) ?? texts[0] ?? '';
}

function useDecimalChoice(props: FormatChoicesProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { flow, state } = props;
  const sample = sampleOf(props, ['points', 'rating'], /[.,]/);
  // Whole numbers without any sign are read in one way; of others the reading is shown, even where it is certain.
  if (!/[.,]/.test(sample)) return null;
  const value = readNumber(sample, state.decimal);
  return (
    <div>
      <Select
        showLabel
        label={translate('import.formats.decimal')}
        value={state.decimal}
        options={[
          { value: '.', label: translate('import.formats.point') },
          { value: ',', label: translate('import.formats.comma') },
        ]}
        onChange={(decimal) => flow.choose({ decimal })}
      />
      {value !== null && (
        <p className={styles.third}>
          {translate('import.formats.reads', { text: sample, value: points(value, locale) })}
        </p>
      )}
    </div>
  );
}

function useDayChoice(props: FormatChoicesProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { flow, state } = props;
  const sample = sampleOf(props, ['day'], /./);
  const { days } = state.possible;
  if (days.length === 1 || sample === '') return null;
  const instant = state.day && readDay(sample, state.day);
  const offered = days.length === 0 ? dayFormats : days;
  return (
    <div>
      <Select
        showLabel
        label={translate('import.formats.day')}
        value={state.day ?? ''}
        options={[
          ...(state.day === null ? [{ value: '' as const, label: translate('import.formats.choose') }] : []),
          ...offered.map((value) => ({ value, label: translate(`import.formats.${value}`) })),
        ]}
        onChange={(day) => day !== '' && flow.choose({ day })}
      />
      <p className={styles.third}>
        {instant
          ? translate('import.formats.reads', { text: sample, value: dayText(instant, regionalLocale(locale)) })
          : translate('import.formats.ambiguous', { text: sample })}
      </p>
    </div>
  );
}
