import { partition } from 'es-toolkit/array';
import { useLocale, useTranslate } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { useAsyncAction } from '../../../ui/buttons/useAsyncAction';
import { Banner } from '../../../ui/feedback/Banner';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Select } from '../../../ui/inputs/Select';
import cardStyles from '../../../ui/layout/Card.module.css';
import flowStyles from '../../../ui/layout/flow.module.css';
import { type Correction, getFilledFields } from '../flow/flowState';
import type { FlowProps } from '../flow/useImportFlow';
import type { ImportSummary, RowStatus } from '../table/importTable';
import { RowGrid } from './RowGrid';
import styles from './rows.module.css';

type RowStatusFilter = 'all' | RowStatus;

const statusFilters: readonly RowStatusFilter[] = [
  'all',
  'faulty',
  'merged',
  'repeated',
  'unpublished',
  'skipped',
  'outlier',
];

/** Filterable grid of the import's rows. */
export function RowBrowser(props: FlowProps) {
  const { kind, flow, state } = props;
  const { summary } = state;
  const translate = useTranslate();
  const locale = useLocale();
  const [statusFilter, setStatusFilter] = useState<RowStatusFilter>(summary && summary.faulty > 0 ? 'faulty' : 'all');
  const [rows, setRows] = useState<readonly number[] | null>(null);
  // Most imports have no such rows.
  const isOffered = (filter: RowStatusFilter) =>
    !['outlier', 'unpublished', 'repeated'].includes(filter) ||
    filter === statusFilter ||
    (summary !== null && countByFilter(summary, filter) > 0);
  const getFilterLabel = (filter: RowStatusFilter) => {
    const count = summary && countByFilter(summary, filter);
    return `${translate(`import.rows.${filter}`)} ${formatPoints(count, locale)}`;
  };

  // A corrected row stays listed until the filter changes, so rows and columns don't move while editing.
  const [invalidFields, setInvalidFields] = useState(() => Object.keys(summary?.countByField ?? {}));
  const names = getFilledFields(kind, state).join();
  const { fields, faultyFields } = useMemo(() => {
    const all = names.split(',');
    if (statusFilter !== 'faulty') return { fields: all, faultyFields: [] };
    const [faulty, valid] = partition(all, (field) => invalidFields.includes(field));
    return { fields: [...faulty, ...valid], faultyFields: faulty };
  }, [names, invalidFields, statusFilter]);
  const isChecked = summary !== null;
  useEffect(() => {
    if (statusFilter === 'all' || !isChecked) return;
    let isCurrent = true;
    flow.rowsByStatus(statusFilter).then(
      (rowIndexes) => isCurrent && setRows(rowIndexes),
      // The flow reports a crashed worker.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [flow, statusFilter, isChecked]);
  const choose = (next: RowStatusFilter) => {
    setStatusFilter(next);
    setInvalidFields(Object.keys(summary?.countByField ?? {}));
    setRows(null);
  };

  // Fetch the invalid rows again, since listed rows may have been corrected.
  const skipInvalid = async () => flow.setRowsSkipped(await flow.rowsByStatus('faulty'), true);

  const count = statusFilter === 'all' ? (summary?.rows ?? 0) : (rows?.length ?? null);
  return (
    <section className={cardStyles.sheet} aria-label={translate('import.rows.title')}>
      <div className={flowStyles.toolbar}>
        <Select
          showLabel
          label={translate('import.rows.filter')}
          value={statusFilter}
          options={statusFilters.filter(isOffered).map((value) => ({ value, label: getFilterLabel(value) }))}
          onChange={choose}
        />
        {statusFilter === 'faulty' && summary !== null && summary.faulty > 0 && (
          <Button size="small" onClick={() => void skipInvalid()}>
            {translate('import.rows.skipAll')}
          </Button>
        )}
        <p className={styles.shortcuts}>{translate('import.rows.keys')}</p>
      </div>
      {state.correction && <RepeatCorrection flow={flow} correction={state.correction} />}
      {count === 0 && statusFilter !== 'all' && <EmptyState title={translate(`import.rows.none.${statusFilter}`)} />}
      {count !== null && count > 0 && (
        <RowGrid
          key={statusFilter}
          kind={kind}
          flow={flow}
          revision={state.revision}
          fields={fields}
          faultyFields={faultyFields}
          rows={statusFilter === 'all' ? null : rows}
          count={count}
        />
      )}
    </section>
  );
}

/** Offers to repeat the last correction in the other rows with the same value. */
function RepeatCorrection({ flow, correction: { from, rows } }: Pick<FlowProps, 'flow'> & { correction: Correction }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { isPending, run: repeat } = useAsyncAction(flow.repeatCorrection);
  const values = { smart_count: rows, count: formatPoints(rows, locale), text: from };
  const repeatButton = (
    <Button size="small" busy={isPending} onClick={() => repeat()}>
      {translate('import.rows.repeat', values)}
    </Button>
  );
  const key = from.trim() === '' ? 'import.rows.sameEmpty' : 'import.rows.same';
  return (
    <Banner tone="info" action={repeatButton}>
      {translate(key, values)}
    </Banner>
  );
}

function countByFilter(summary: ImportSummary, statusFilter: RowStatusFilter): number {
  return statusFilter === 'all' ? summary.rows : summary[statusFilter];
}
