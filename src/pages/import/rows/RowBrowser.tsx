import { useLocale, useTranslate } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import { points } from '../../../lib/points';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { Select } from '../../../ui/Select';
import sheets from '../../../ui/sheet.module.css';
import { filledFields } from '../flow/flowState';
import type { FlowProps } from '../flow/useImportFlow';
import styles from '../Step.module.css';
import type { ImportSummary, RowStanding } from '../table/importTable';
import own from './RowBrowser.module.css';
import { RowGrid } from './RowGrid';

/** Which rows are shown. */
type Shown = 'all' | RowStanding;

const shownKinds: readonly Shown[] = ['all', 'faulty', 'merged', 'skipped'];

/** The rows of the import, all of them or those that need a look. */
export function RowBrowser(given: FlowProps) {
  const { kind, flow, state } = given;
  const { summary } = state;
  const translate = useTranslate();
  const locale = useLocale();
  const [shown, setShown] = useState<Shown>(summary && summary.faulty > 0 ? 'faulty' : 'all');
  const [rows, setRows] = useState<readonly number[] | null>(null);
  const label = (one: Shown) => {
    const count = summary && countOf(summary, one);
    return `${translate(`import.rows.${one}`)} ${points(count, locale)}`;
  };

  // A row that is mended stays where it is until the filter is chosen anew: nothing moves under the hands.
  const names = filledFields(kind, state).join();
  const fields = useMemo(() => names.split(','), [names]);
  const isChecked = summary !== null;
  useEffect(() => {
    if (shown === 'all' || !isChecked) return;
    let isWanted = true;
    flow.rowsThatAre(shown).then(
      (places) => isWanted && setRows(places),
      // The flow itself tells of a worker that broke down.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [flow, shown, isChecked]);
  const choose = (next: Shown) => {
    setShown(next);
    setRows(null);
  };

  // Those that were mended meanwhile still stand here, and are not meant.
  const skipFaulty = async () => flow.skip(await flow.rowsThatAre('faulty'), true);

  const count = shown === 'all' ? (summary?.rows ?? 0) : (rows?.length ?? null);
  return (
    <section className={sheets.sheet} aria-label={translate('import.rows.title')}>
      <div className={styles.line}>
        <Select
          showLabel
          label={translate('import.rows.filter')}
          value={shown}
          options={shownKinds.map((value) => ({ value, label: label(value) }))}
          onChange={choose}
        />
        {shown === 'faulty' && summary !== null && summary.faulty > 0 && (
          <Button size="small" onClick={() => void skipFaulty()}>
            {translate('import.rows.skipAll')}
          </Button>
        )}
        <p className={own.keys}>{translate('import.rows.keys')}</p>
      </div>
      {count === 0 && shown !== 'all' && <EmptyState title={translate(`import.rows.none.${shown}`)} />}
      {count !== null && count > 0 && (
        <RowGrid
          key={shown}
          kind={kind}
          flow={flow}
          turn={state.turn}
          fields={fields}
          rows={shown === 'all' ? null : rows}
          count={count}
        />
      )}
    </section>
  );
}

function countOf(summary: ImportSummary, shown: Shown): number {
  return shown === 'all' ? summary.rows : summary[shown];
}
