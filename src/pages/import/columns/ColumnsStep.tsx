import { useLocale, useTranslate } from 'ra-core';
import { allOf } from '../../../lib/enumerated';
import { points } from '../../../lib/points';
import { Button } from '../../../ui/Button';
import sheets from '../../../ui/sheet.module.css';
import { useSourceName } from '../file/FileStep';
import { ReadingState } from '../file/ReadingState';
import { isMapped, missingFields } from '../flow/flowState';
import type { FlowProps } from '../flow/useImportFlow';
import styles from '../Step.module.css';
import { FormatChoices } from './FormatChoices';
import { LackingFields } from './LackingFields';
import { MappingTable } from './MappingTable';
import { ReadingOptions } from './ReadingOptions';

interface ColumnsStepProps extends FlowProps {
  onDone: () => void;
  onBack: () => void;
}

/** Says what each column means, and what stands in for what the file lacks. */
export function ColumnsStep({ onDone, onBack, ...given }: ColumnsStepProps) {
  const { kind, flow, state } = given;
  const translate = useTranslate();
  const name = useSourceName(given);
  const { table } = state;
  if (!table) return null;
  return (
    <div className={styles.steps}>
      <section className={sheets.sheet} aria-labelledby="import-source">
        <h2 id="import-source" className={styles.strong}>
          <bdi>{name}</bdi>
        </h2>
        <ReadingState {...given} name={name} onAgain={() => flow.readAs({})} />
        <ReadingOptions {...given} />
      </section>
      <section className={sheets.sheet} aria-labelledby="import-columns">
        <h2 id="import-columns" tabIndex={-1}>
          {translate('import.columns.title')}
        </h2>
        <MappingTable {...given} table={table} />
      </section>
      <FormatChoices {...given} table={table} />
      <LackingFields {...given} table={table} />
      <div className={styles.foot}>
        <Button onClick={onBack}>{translate('ui.back')}</Button>
        <p className={styles.says} role="status">
          <Standing {...given} />
        </p>
        <Button kind="primary" disabled={!isMapped(kind, state)} onClick={onDone}>
          {translate('import.columns.goOn')}
        </Button>
      </div>
    </div>
  );
}

/** What is still needed, or how many rows are ready as things are. */
function Standing({ kind, state }: FlowProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const missing = missingFields(kind, state).map((field) => translate(`import.field.${field}`));
  if (missing.length > 0) {
    return translate('import.columns.missing', { fields: allOf(missing, locale) });
  }
  if (state.day === null) return translate('import.columns.missingDay');
  if (!state.summary || state.isChecking) return translate('import.columns.checking');
  const { ready, rows, faulty, merged } = state.summary;
  const counts = {
    ready: points(ready, locale),
    rows: points(rows, locale),
    faulty: points(faulty, locale),
    merged: points(merged, locale),
  };
  if (ready === rows) return translate('import.columns.liveAll', counts);
  return translate(merged > 0 ? 'import.columns.liveDouble' : 'import.columns.live', counts);
}
