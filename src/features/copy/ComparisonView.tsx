import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
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
import { Card } from '../../ui/layout/Card';
import cardStyles from '../../ui/layout/Card.module.css';
import rowStyles from '../../ui/layout/cardRows.module.css';
import flowStyles from '../../ui/layout/flow.module.css';
import { StickyActionBar } from '../../ui/layout/StickyActionBar';
import { RelativeTime } from '../../ui/text/RelativeTime';
import textStyles from '../../ui/text/text.module.css';
import { useListText } from '../../ui/text/useListText';
import { ChangeGroup } from './ChangeGroup';
import { ComparisonNotices } from './ComparisonNotices';
import styles from './Copy.module.css';
import { type Comparison, compareStores } from './compareStores';
import { type CopyChange, copyKindNames, getChangeKey } from './copyChange';
import type { CopyErrors } from './copyChanges';
import type { CopyRun } from './copyRunStore';
import { PartsOff } from './PartsOff';
import { useChangeName } from './useChangeName';
import { useCopyErrorText, useCopyRun } from './useCopyRun';

const noErrors: CopyErrors = new Map();

/** What differs between a store and the current one, to choose and copy. */
export function ComparisonView({ from }: { from: Site }) {
  const translate = useTranslate();
  const { siteName } = useCurrentSite();
  const { clients, error: clientsError } = useStoreClients(from._id);
  const { data, error: compareError, isFetching, refetch } = useComparison(from, clients?.dataProvider ?? null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [errors, setErrors] = useState(noErrors);
  /** The changes of the last attempt. */
  const [attempted, setAttempted] = useState<readonly CopyChange[]>([]);
  const { runs, isStored, copy, undo } = useCopyRun(from.name);
  const getErrorText = useCopyErrorText();
  const getName = useChangeName();
  const error = clientsError ?? (compareError && toAppError(compareError));

  const changes = data?.changes ?? [];
  const chosen = changes.filter((change) => selected.has(getChangeKey(change)));
  const getError = (change: CopyChange) => errors.get(getChangeKey(change));
  const failed = changes.filter(getError);
  // Without a row that says so: what it belongs to couldn't be compared again.
  const unchecked = attempted.flatMap((change) => {
    const failure = getError(change);
    const isUnread = data?.failures.some(({ kind, locale }) => kind === change.kind && locale === change.locale);
    return failure && isUnread ? [{ change, text: getErrorText(failure) }] : [];
  });
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
    setErrors(noErrors);
    const results = await copy(chosen);
    setErrors(results);
    setAttempted(chosen);
    setSelected((current) => new Set([...current].filter((key) => results.has(key))));
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
            {unchecked.map(({ change, text }) => (
              <li key={getChangeKey(change)}>{translate('copy.program.part', { title: getName(change), text })}</li>
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
              host={data?.host ?? null}
              selected={selected}
              errors={errors}
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

/**
 * Compares a store with the current one. Only a write or the merchant compares again, so that the list doesn't change
 * while something is being chosen.
 */
function useComparison(from: Site, fromProvider: ConsoleDataProvider | null): UseQueryResult<Comparison> {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['copyComparison', from._id],
    queryFn: () => {
      if (!fromProvider) throw new Error('The store is not open.');
      return compareStores(fromProvider, dataProvider);
    },
    enabled: fromProvider !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

interface RecentCopiesProps {
  runs: readonly CopyRun[];
  isStored: boolean;
  onUndo: (run: CopyRun) => Promise<void>;
}

/** The copies to the current store in the last 24 hours, with Undo. */
function RecentCopies({ runs, isStored, onUndo }: RecentCopiesProps) {
  const translate = useTranslate();
  if (runs.length === 0) return null;
  return (
    <Card title={translate('copy.recent.title')}>
      {!isStored && <Banner tone="info">{translate('copy.recent.notStored')}</Banner>}
      <ul className={rowStyles.list}>
        {runs.map((run) => (
          <RecentCopy key={run.id} run={run} onUndo={onUndo} />
        ))}
      </ul>
    </Card>
  );
}

function RecentCopy({ run: copied, onUndo }: { run: CopyRun; onUndo: RecentCopiesProps['onUndo'] }) {
  const translate = useTranslate();
  const listText = useListText();
  const { isPending, run } = useAsyncAction(() => onUndo(copied));
  const { from, changes, at, isUndone } = copied;
  const text = translate('copy.recent.text', { smart_count: changes.length, store: from });
  const kinds = [...new Set(changes.map(({ kind }) => kind))];
  return (
    <li className={rowStyles.row}>
      <div className={rowStyles.name}>
        <span className={textStyles.medium}>{text}</span>
        <div className={rowStyles.small}>
          {listText(kinds.map((kind) => translate(`copy.kinds.${kind}`)))} ·{' '}
          <RelativeTime instant={new Date(at).toISOString()} />
        </div>
        {!isUndone && <PartsOff changes={changes} />}
      </div>
      <div className={flowStyles.controls}>
        {isUndone ? (
          <span className={textStyles.second}>{translate('copy.recent.undone')}</span>
        ) : (
          <Button size="small" busy={isPending} aria-label={translate('copy.recent.undoOf', { text })} onClick={run}>
            {translate('list.action.undo')}
          </Button>
        )}
      </div>
    </li>
  );
}
