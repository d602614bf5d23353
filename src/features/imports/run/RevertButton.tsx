import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { getServerTime } from '../../../../dataProvider/http/serverClock';
import { customers } from '../../../../resources/customers';
import { reviews } from '../../../../resources/reviews';
import { useErrorText } from '../../../engine/errors/errorText';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import flowStyles from '../../../ui/layout/flow.module.css';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { Modal } from '../../../ui/overlays/Modal';
import { fetchAll, MAX_COMPARED_RECORDS } from '../comparison/fetchStoreRecords';
import { countCheckedRows } from '../send/batchCheck';
import { useRunState } from '../send/browserRunStore';
import type { ImportRunState } from '../send/importRun';
import { countRows, type RunStore, type StoredRun, stayReasons } from '../send/storedRun';
import { sumMoved } from '../table/pointsMoved';
import { hasChangedExisting } from './hasChangedExisting';
import { CustomersInUse } from './ImportedCustomers';
import { hasOnlyUpdated, planRemoval, type RemovalPlan, startRemoval } from './planRemoval';
import { readSentRows } from './readSentRows';
import { getRevertTexts, getWholePart, type RevertedPart, startKeptRevert, startRevert, toRevertId } from './revertRun';
import { useMovedTexts } from './useMovedTexts';
import { useOpenRun } from './useOpenRun';

interface RevertButtonProps {
  stored: StoredRun;
  store: RunStore;
  part?: RevertedPart;
}

/** Reverts an import or a part of it after confirmation, or links to the existing reversal. Hidden if nothing was created. */
export function RevertButton({ stored, store, part = getWholePart(stored) }: RevertButtonProps) {
  const translate = useTranslate();
  const [isConfirming, setConfirming] = useState(false);
  const revertRun = useRevertRun(stored, store, part);
  if (revertRun.isPending || (part === 'removal' && hasOnlyUpdated(stored))) return null;
  if (revertRun.data) return <RevertLink revert={revertRun.data} part={part} />;
  return (
    <>
      <Button onClick={() => setConfirming(true)}>{translate(`importRun.run.${getRevertTexts(part)}.revert`)}</Button>
      {isConfirming && (part === 'removal' || part === 'kept') && (
        <RemovalDialog stored={stored} store={store} part={part} onCancel={() => setConfirming(false)} />
      )}
      {isConfirming && part !== 'removal' && part !== 'kept' && (
        <RevertDialog stored={stored} store={store} part={part} onCancel={() => setConfirming(false)} />
      )}
    </>
  );
}

/** Reverts the points that an import of customers added to existing ones, or deducted. Shown if there may be any. */
export function RevertKeptButton({ stored, store }: Omit<RevertButtonProps, 'part'>) {
  const { siteId } = useCurrentSite();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data: removal } = useRevertRun(stored, store, 'removal');
  const { data: revert } = useRevertRun(stored, store, 'kept');
  const movedAny = useQuery({
    queryKey: ['imports', siteId, 'hasChangedExisting', stored.id],
    queryFn: async () => hasChangedExisting(stored, (await readSentRows(stored, store)) ?? [], dataProvider),
    // After a removal, the query can't distinguish removed customers from existing ones.
    enabled: stored.kind === 'customers' && removal === null,
  });
  const isOffered = removal ? removal.keptPoints !== undefined : movedAny.data || movedAny.isError;
  return isOffered || revert ? <RevertButton stored={stored} store={store} part="kept" /> : null;
}

/** The run that reverts an import or a part of it; null if there is none. */
export function useRevertRun(stored: Pick<StoredRun, 'id'>, store: RunStore, part: RevertedPart) {
  const { siteId } = useCurrentSite();
  const id = toRevertId(stored, part);
  return useQuery({ queryKey: ['imports', siteId, id], queryFn: () => store.run(id) });
}

/** Link to a reversal. Its label says whether the reversal is complete. */
function RevertLink({ revert, part }: { revert: StoredRun; part: RevertedPart }) {
  const translate = useTranslate();
  const open = useOpenRun();
  const [run] = useState(() => open(revert));
  const { state } = useRunState(run);
  return (
    <ButtonLink to={`/imports/${revert.id}`}>
      {translate(`importRun.run.${getRevertTexts(part)}.${toLinkLabel(state)}`)}
    </ButtonLink>
  );
}

function toLinkLabel({ kind }: ImportRunState): 'reverted' | 'reverting' | 'revertUnfinished' {
  if (kind === 'done') return 'reverted';
  return kind === 'sending' || kind === 'elsewhere' ? 'reverting' : 'revertUnfinished';
}

interface RevertDialogProps {
  stored: StoredRun;
  store: RunStore;
  part: Exclude<RevertedPart, 'removal' | 'kept'>;
  onCancel: () => void;
}

function RevertDialog({ stored, store, part, onCancel }: RevertDialogProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const rows = part === 'all' ? countRows(stored).accepted : countCheckedRows(stored).repeated;
  const showRun = useShowRun();
  const errorText = useErrorText();
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const revert = async () => {
    setErrorMessage(null);
    try {
      const note = translate(`importRun.run.${part}.revertNote`);
      const run = await startRevert(stored, store, { part, note, now: () => new Date(getServerTime()).toISOString() });
      if (!run) return setErrorMessage(translate('importRun.run.revertGone'));
      await showRun(run);
    } catch (error) {
      setErrorMessage(translate('importRun.run.keepFailed', { reason: errorText(error) }));
    }
  };
  /** The customers stay. How many there are isn't known if some rows were rejected. */
  const getStayText = (): [string, object?] => {
    const { created } = stored;
    if (created === undefined || countRows(stored).refused > 0) return ['importRun.run.all.stay'];
    return ['importRun.run.all.stayCount', { smart_count: created, count: formatPoints(created, locale) }];
  };
  return (
    <Modal
      danger
      title={translate(`importRun.run.${part}.revertTitle`)}
      submitLabel={translate(`importRun.run.${part}.revertSubmit`)}
      onCancel={onCancel}
      onSubmit={revert}
      error={errorMessage}
    >
      <p>{translate(`importRun.run.${part}.revertText`, { smart_count: rows, count: formatPoints(rows, locale) })}</p>
      {part === 'all' && stored.created !== 0 && <p>{translate(...getStayText())}</p>}
    </Modal>
  );
}

interface RemovalDialogProps {
  stored: StoredRun;
  store: RunStore;
  part: 'removal' | 'kept';
  onCancel: () => void;
}

/**
 * Shows which records of an import will be removed and which stay, or how many points of those that stay will be
 * reverted, and starts that (IMP-14).
 */
function RemovalDialog({ stored, store, part, onCancel }: RemovalDialogProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const errorText = useErrorText();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const showRun = useShowRun();
  const { siteId, confirmStore } = useCurrentSite();
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const list = stored.kind === 'reviews' ? 'reviews' : 'customers';
  const plan = useQuery({
    queryKey: ['imports', siteId, 'removal', stored.id],
    async queryFn({ signal }) {
      const rows = await readSentRows(stored, store);
      const records = rows && (await fetchAll(dataProvider, list === 'reviews' ? reviews : customers, signal));
      if (!rows) return 'gone';
      return records ? planRemoval(stored, rows, records) : 'tooMany';
    },
    // The store's content may change at any time.
    staleTime: 0,
    gcTime: 0,
  });
  const toRemove = typeof plan.data === 'object' ? plan.data[part === 'kept' ? 'kept' : 'rows'].length : 0;
  const toCount = (count: number) => ({ smart_count: count, count: formatPoints(count, locale) });
  const moved = sumMoved(typeof plan.data === 'object' ? plan.data.kept.map((row) => Number(row['points'])) : []);
  const toMovedTexts = useMovedTexts();
  // Points that were reverted already aren't listed.
  const { data: keptRevert } = useRevertRun(stored, store, 'kept');
  const hasKept = !keptRevert && moved.added.rows + moved.deducted.rows > 0;
  const remove = async () => {
    setErrorMessage(null);
    if (typeof plan.data !== 'object' || !(await confirmStore())) return;
    try {
      const now = () => new Date(getServerTime()).toISOString();
      const run =
        part === 'removal'
          ? await startRemoval(stored, store, plan.data, now, hasKept ? moved : undefined)
          : await startKeptRevert(stored, store, plan.data.kept, {
              now,
              note: translate('importRun.run.kept.revertNote'),
            });
      await showRun(run);
    } catch (error) {
      setErrorMessage(translate('importRun.run.keepFailed', { reason: errorText(error) }));
    }
  };
  return (
    <Modal
      danger={part === 'removal' || moved.added.rows > 0}
      title={translate(`importRun.run.${getRevertTexts(part)}.revertTitle`)}
      submitLabel={
        part === 'kept'
          ? translate('importRun.run.kept.revertSubmit')
          : translate(`importRun.removal.submit.${list}`, toCount(toRemove))
      }
      submitDisabled={toRemove === 0}
      onCancel={onCancel}
      onSubmit={plan.isSuccess && toRemove === 0 ? undefined : remove}
      error={plan.isError ? errorText(plan.error) : errorMessage}
    >
      <div role="status" className={flowStyles.rows3}>
        {plan.isPending && <p>{translate('importRun.removal.finding')}</p>}
        {plan.data === 'gone' && <p>{translate('importRun.run.revertGone')}</p>}
        {plan.data === 'tooMany' && (
          <p>{translate(`importRun.removal.tooMany.${list}`, { most: formatPoints(MAX_COMPARED_RECORDS, locale) })}</p>
        )}
        {typeof plan.data === 'object' &&
          (part === 'removal' ? (
            <PlanSummary plan={plan.data} list={list} keptTexts={hasKept ? toMovedTexts(moved, 'removal') : []} />
          ) : (
            (toRemove > 0 ? toMovedTexts(moved, 'run') : [translate('importRun.run.kept.none')]).map((text) => (
              <p key={text}>{text}</p>
            ))
          ))}
      </div>
    </Modal>
  );
}

interface PlanSummaryProps {
  plan: RemovalPlan;
  list: 'reviews' | 'customers';
  keptTexts: readonly string[];
}

/** What goes, and what stays and why. */
function PlanSummary({ plan: { rows, stays, inUse }, list, keptTexts }: PlanSummaryProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const toCount = (count: number) => ({ smart_count: count, count: formatPoints(count, locale) });
  const reasons = stayReasons.filter((reason) => reason !== 'inUse' && stays[reason] > 0);
  const stayTexts = [
    ...reasons.map((reason) => translate(`importRun.removal.stays.${reason}`, toCount(stays[reason]))),
    ...keptTexts,
  ];
  return (
    <>
      <p>
        {rows.length > 0
          ? translate(`importRun.removal.goes.${list}`, toCount(rows.length))
          : translate('importRun.removal.none')}
      </p>
      {stayTexts.length > 0 && (
        <ul>
          {stayTexts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <CustomersInUse points={Object.entries(inUse)} />
    </>
  );
}

/** Returns a function that sends a stored run, such as the removal of an import, and opens its page. */
function useShowRun(): (run: StoredRun) => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { siteId } = useCurrentSite();
  const open = useOpenRun();
  return async (run) => {
    // The page of the run it belongs to links to it from now on.
    queryClient.setQueryData(['imports', siteId, run.id], run);
    void open(run).resume();
    await navigate(`/imports/${run.id}`);
  };
}
