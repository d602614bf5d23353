import { useLocale, useTranslate } from 'ra-core';
import type { ImportKindName } from '../../../../resources/imports';
import { formatAndList } from '../../../lib/format/formatList';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { Banner } from '../../../ui/feedback/Banner';
import cardStyles from '../../../ui/layout/Card.module.css';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { FileReadStatus } from '../file/FileReadStatus';
import { useSourceName } from '../file/FileStep';
import { canCheckRows, getMissingFields, getUndecidedFields } from '../flow/flowState';
import type { FlowProps } from '../flow/useImportFlow';
import { fileImports } from '../history/fileImports';
import styles from '../Step.module.css';
import type { TableOverview } from '../worker/importSession';
import { FormatChoices } from './FormatChoices';
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
        <FileReadStatus {...flowProps} name={name} onRetry={() => flow.setParseOptions({})} />
        <RecognizedProduct kind={kind} preset={table.preset} />
        <ParseOptionsForm {...flowProps} />
      </section>
      <section className={cardStyles.sheet} aria-labelledby="import-columns">
        <h2 id="import-columns" tabIndex={-1}>
          {translate('import.columns.title')}
        </h2>
        <MappingTable {...flowProps} table={table} />
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
    left: formatPoints(leftOut, locale),
  };
  if (rows === 0) return translate('import.check.nothing');
  if (readyRows === rows) return translate('import.columns.liveAll', counts);
  if (leftOut > 0) return translate('import.columns.liveLeftOut', counts);
  return translate(merged > 0 ? 'import.columns.liveDouble' : 'import.columns.live', counts);
}
