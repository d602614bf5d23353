import { useLocale, useTranslate } from 'ra-core';
import { importKinds } from '../../../../resources/imports';
import type { ImportField } from '../../../../resources/imports/importKind';
import { Select } from '../../../ui/inputs/Select';
import cardStyles from '../../../ui/layout/Card.module.css';
import { ratingRoundings } from '../check/readRating';
import { getReadingOption } from '../flow/flowState';
import type { FlowProps } from '../flow/useImportFlow';
import stepStyles from '../Step.module.css';
import type { ColumnReading } from './columnReading';
import styles from './FormatChoices.module.css';
import { formatName, formatReadValue } from './formatReading';

/** Selects for values that could mean several things, each option with what a sample becomes. */
export function FormatChoices(props: FlowProps) {
  const translate = useTranslate();
  const { kind, state } = props;
  const fields: Readonly<Record<string, ImportField>> = importKinds[kind].fields;
  const choices = Object.entries(state.readings ?? {}).filter(([, { options }]) => options.length > 1);
  const hasHalves = Object.keys(state.readings ?? {}).some(
    (name) => fields[name]?.kind === 'rating' && (getReadingOption(state, name)?.fractions ?? 0) > 0,
  );
  if (choices.length === 0 && !hasHalves) return null;
  return (
    <section className={cardStyles.sheet} aria-labelledby="import-formats">
      <h2 id="import-formats">{translate('import.formats.title')}</h2>
      <div className={styles.choices}>
        {choices.map(([name, reading]) => (
          <FormatChoice key={name} {...props} name={name} reading={reading} />
        ))}
        {hasHalves && <RoundingChoice {...props} />}
      </div>
    </section>
  );
}

function FormatChoice({ flow, state, name, reading }: FlowProps & { name: string; reading: ColumnReading }) {
  const translate = useTranslate();
  const locale = useLocale();
  const chosen = getReadingOption(state, name);
  const options = reading.options.flatMap(({ format, samples: [sample] }) => {
    if (format === null) return [];
    const label = translate(`import.formats.${formatName(format)}`);
    const value = sample && formatReadValue(sample.value, locale);
    return [
      {
        value: String(format),
        label: sample ? translate('import.formats.option', { format: label, text: sample.text, value }) : label,
      },
    ];
  });
  const text = reading.options.find(({ samples }) => samples.length > 0)?.samples[0]?.text ?? '';
  const isArea = reading.options.some(({ format }) => format === 'state');
  const isRating = reading.options.some(({ format }) => typeof format === 'number');
  const ambiguousHint = isArea ? 'areas' : 'ambiguous';
  return (
    <div>
      <Select
        showLabel
        label={translate(`import.field.${name}`)}
        value={chosen ? String(chosen.format) : ''}
        options={[...(chosen ? [] : [{ value: '', label: translate('import.formats.choose') }]), ...options]}
        onChange={(value) => {
          const option = reading.options.find(({ format }) => String(format) === value);
          if (option?.format != null) flow.setFormat(name, option.format);
        }}
      />
      <p className={stepStyles.hint}>{translate(`import.formats.${isRating ? 'scaled' : ambiguousHint}`, { text })}</p>
    </div>
  );
}

function RoundingChoice({ flow, state }: FlowProps) {
  const translate = useTranslate();
  return (
    <div>
      <Select
        showLabel
        label={translate('import.formats.halves')}
        value={state.rounding ?? 'refuse'}
        options={(['refuse', ...ratingRoundings] as const).map((value) => ({
          value,
          label: translate(`import.formats.${value}`),
        }))}
        onChange={(value) => flow.setChoices({ rounding: value === 'refuse' ? null : value })}
      />
      <p className={stepStyles.hint}>{translate('import.formats.halvesHelp')}</p>
    </div>
  );
}
