import { useLocale, useTranslate } from 'ra-core';
import { type ImportKindName, importKinds } from '../../../../resources/imports';
import type { ImportField } from '../../../../resources/imports/importKind';
import { formatAndList } from '../../../lib/format/formatList';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { Select } from '../../../ui/inputs/Select';
import cardStyles from '../../../ui/layout/Card.module.css';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import textStyles from '../../../ui/text/text.module.css';
import { ratingRoundings } from '../check/readRating';
import { FileReadStatus } from '../file/FileReadStatus';
import { useSourceName } from '../file/FileStep';
import { canCheckRows, getMissingFields, getReadingOption, getUndecidedFields } from '../flow/flowState';
import type { FlowProps } from '../flow/useImportFlow';
import { fileImports } from '../history/fileImports';
import styles from '../Step.module.css';
import type { TableOverview } from '../worker/importSession';
import { formatName, formatReadValue } from './columnLabels';
import type { ColumnReading } from './columnReading';
import { LeftOutNotices } from './LeftOutNotices';
import { MappingTable } from './MappingTable';
import { MissingFields } from './MissingFields';
import { ParseOptionsForm } from './ParseOptionsForm';

interface ColumnsStepProps extends FlowProps {
  onDone: () => void;
  onBack: () => void;
}

/** Second step: maps columns to fields, and sets defaults for missing values. */
export function ColumnsStep({ onDone, onBack, ...flowProps }: ColumnsStepProps) {
  const { kind, flow, state } = flowProps;
  const translate = useTranslate();
  const name = useSourceName(flowProps);
  const { table } = state;
  if (!table) return null;
  return (
    <div className={styles.steps}>
      <section className={cardStyles.sheet} aria-labelledby="import-source">
        <h2 id="import-source" className={styles.strong}>
          <bdi>{name}</bdi>
        </h2>
        <FileReadStatus {...flowProps} name={name} onRetry={flow.readAgain} />
        <RecognizedProduct kind={kind} preset={table.preset} />
        <ParseOptionsForm {...flowProps} />
      </section>
      <section className={cardStyles.sheet} aria-labelledby="import-columns">
        <h2 id="import-columns" tabIndex={-1}>
          {translate('import.columns.title')}
        </h2>
        <MappingTable {...flowProps} table={table} />
        <LeftOutNotices {...flowProps} table={table} />
      </section>
      <FormatChoices {...flowProps} />
      <MissingFields {...flowProps} table={table} />
      <div className={styles.footer}>
        <Button onClick={onBack}>{translate('ui.back')}</Button>
        <p className={styles.message} role="status">
          <MappingStatus {...flowProps} />
        </p>
        <Button kind="primary" disabled={!canCheckRows(kind, state)} onClick={onDone}>
          {translate('import.columns.goOn')}
        </Button>
      </div>
    </div>
  );
}

/** Says which product the file is from, and links to the right import if it is for another one. */
function RecognizedProduct({ kind, preset }: { kind: ImportKindName; preset: TableOverview['preset'] }) {
  const translate = useTranslate();
  if (!preset) return null;
  if (preset.kind === kind) {
    return <p className={styles.message}>{translate('import.recognized.title', { product: preset.product })}</p>;
  }
  const path = fileImports.find(([name]) => name === preset.kind)?.[1] ?? '/imports';
  return (
    <Banner
      tone="waiting"
      title={translate(`import.recognized.${preset.kind}`, { product: preset.product })}
      action={<ButtonLink to={path}>{translate(`import.title.${preset.kind}`)}</ButtonLink>}
    >
      {translate('import.recognized.other')}
    </Banner>
  );
}

/** Status line: the missing required fields, or the number of rows that are ready. */
function MappingStatus({ kind, state }: FlowProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const missing = getMissingFields(kind, state).map((field) => translate(`import.field.${field}`));
  if (missing.length > 0) {
    return translate('import.columns.missing', { fields: formatAndList(missing, locale) });
  }
  const undecided = getUndecidedFields(state).map((field) => translate(`import.field.${field}`));
  if (undecided.length > 0) {
    return translate('import.columns.undecided', { fields: formatAndList(undecided, locale) });
  }
  if (!state.summary || state.isChecking) return translate('import.columns.checking');
  const { readyRows, rows, faulty, merged, repeated, unpublished } = state.summary;
  const leftOut = repeated + unpublished;
  const counts = {
    ready: formatPoints(readyRows, locale),
    rows: formatPoints(rows, locale),
    faulty: formatPoints(faulty, locale),
    merged: formatPoints(merged, locale),
    smart_count: merged,
    left: formatPoints(leftOut, locale),
  };
  if (rows === 0) return translate('import.check.nothing');
  if (readyRows === rows) return translate('import.columns.liveAll', counts);
  if (leftOut > 0) return translate('import.columns.liveLeftOut', counts);
  return translate(merged > 0 ? 'import.columns.liveDouble' : 'import.columns.live', counts);
}

/** Selects for values that could mean several things, each option with what a sample becomes. */
function FormatChoices(props: FlowProps) {
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
      <p className={textStyles.hint}>{translate(`import.formats.${isRating ? 'scaled' : ambiguousHint}`, { text })}</p>
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
      <p className={textStyles.hint}>{translate('import.formats.halvesHelp')}</p>
    </div>
  );
}
