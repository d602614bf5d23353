import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { toAppError } from '../../../dataProvider/errors';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { useLeaveGuard } from '../../engine/tray/useLeaveGuard';
import type { Site } from '../../session/sessionState';
import { useStoreClients } from '../../session/stores/useStoreClients';
import { Button } from '../../ui/buttons/Button';
import { useAsyncAction } from '../../ui/buttons/useAsyncAction';
import { Banner } from '../../ui/feedback/Banner';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import cardStyles from '../../ui/layout/Card.module.css';
import { StickyActionBar } from '../../ui/layout/StickyActionBar';
import { ChangeGroup } from './ChangeGroup';
import { ComparisonNotices } from './ComparisonNotices';
import styles from './Copy.module.css';
import { type CopyChange, copyKindNames, getChangeKey } from './copyChange';
import type { CopyOutcomes } from './copyChanges';
import { RecentCopies } from './RecentCopies';
import { useChangeName } from './useChangeName';
import { useComparison } from './useComparison';
import { useCopyRun, useOutcomeText } from './useCopyRun';

const noOutcomes: CopyOutcomes = new Map();

/** What differs between a store and the current one, to choose and copy. */
export function ComparisonView({ from }: { from: Site }) {
  const translate = useTranslate();
  const { siteName } = useCurrentSite();
  const { clients, error: clientsError } = useStoreClients(from._id);
  const { data, error: compareError, isFetching, refetch } = useComparison(from, clients?.dataProvider ?? null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [outcomes, setOutcomes] = useState<CopyOutcomes>(noOutcomes);
  /** The changes of the outcomes. */
  const [attempted, setAttempted] = useState<readonly CopyChange[]>([]);
  const { runs, isStored, copy, undo } = useCopyRun(from.name);
  const getOutcomeText = useOutcomeText();
  const getName = useChangeName();
  const error = clientsError ?? (compareError && toAppError(compareError));

  const changes = data?.changes ?? [];
  const chosen = changes.filter((change) => selected.has(getChangeKey(change)));
  const hasFailed = (change: CopyChange) => (outcomes.get(getChangeKey(change))?.kind ?? 'done') !== 'done';
  const failed = changes.filter(hasFailed);
  // Without a row that says so: what it belongs to couldn't be compared again.
  const unchecked = attempted.filter(
    (change) =>
      hasFailed(change) &&
      data?.failures.some(({ kind, locale }) => kind === change.kind && locale === change.locale) === true,
  );
  const select = (items: readonly CopyChange[], isSelected: boolean) =>
    setSelected((current) => {
      const next = new Set(current);
      for (const key of items.map(getChangeKey)) {
        if (isSelected) next.add(key);
        else next.delete(key);
      }
      return next;
    });
  const { isPending, run } = useAsyncAction(async () => {
    setOutcomes(noOutcomes);
    const results = await copy(chosen);
    setOutcomes(results);
    setAttempted(chosen);
    setSelected((current) => new Set([...current].filter((key) => results.get(key)?.kind !== 'done')));
  });
  useLeaveGuard(isPending);

  return (
    <>
      <RecentCopies runs={runs} isStored={isStored} onUndo={undo} />
      {error && !data && (
        <ErrorState
          title={translate('copy.failed')}
          error={error}
          busy={isFetching}
          {...(clients && { onRetry: () => void refetch() })}
        />
      )}
      {!data && !error && (
        <div role="status" aria-label={translate('copy.loading')} className={cardStyles.sheet}>
          <Skeleton width="160px" height="20px" />
          <Skeleton width="100%" height="120px" />
        </div>
      )}
      {data && <ComparisonNotices comparison={data} from={from} busy={isFetching} onRetry={() => void refetch()} />}
      {failed.length > 0 && (
        <Banner tone="danger">{translate('copy.left', { smart_count: failed.length, store: siteName })}</Banner>
      )}
      {unchecked.length > 0 && (
        <Banner tone="danger" title={translate('copy.unchecked', { store: siteName })}>
          <ul>
            {unchecked.map((change) => (
              <li key={getChangeKey(change)}>
                {translate('copy.program.part', {
                  title: getName(change),
                  text: getOutcomeText(outcomes.get(getChangeKey(change)) ?? { kind: 'notSent' }),
                })}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {data && changes.length === 0 && data.failures.length === 0 && (
        <EmptyState title={translate('copy.equal')} text={translate('copy.equalText', { store: from.name })} />
      )}
      {copyKindNames.map((kind) => {
        const ofKind = changes.filter((change) => change.kind === kind);
        return (
          ofKind.length > 0 && (
            <ChangeGroup
              key={kind}
              kind={kind}
              changes={ofKind}
              from={from}
              selected={selected}
              outcomes={outcomes}
              disabled={isPending}
              onSelect={select}
            />
          )
        );
      })}
      {chosen.length > 0 && (
        <StickyActionBar
          label={translate('copy.bar.label')}
          message={translate('copy.bar.selected', { smart_count: chosen.length })}
        >
          <Button kind="quiet" disabled={isPending} onClick={() => setSelected(new Set())}>
            {translate('copy.bar.clear')}
          </Button>
          <Button kind="primary" busy={isPending} onClick={run}>
            <span className={styles.submit}>{translate('copy.bar.copy', { store: siteName })}</span>
          </Button>
        </StickyActionBar>
      )}
    </>
  );
}
