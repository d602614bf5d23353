import { useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import { entityLabels } from '../../engine/entity/entityLabels';
import { isUndoable } from '../../engine/records/inverse';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { formatDuration } from '../../lib/format/formatDuration';
import { formatPoints } from '../../lib/format/formatPoints';
import { CountBadge } from '../../ui/badges/CountBadge';
import { Button } from '../../ui/buttons/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Icon } from '../../ui/icons/Icon';
import { Spinner } from '../../ui/icons/Spinner';
import { ButtonLink } from '../../ui/navigation/ButtonLink';
import { PageLink } from '../../ui/navigation/PageLink';
import textStyles from '../../ui/text/text.module.css';
import styles from './QueueRemaining.module.css';
import { type QueueCommands, queueKeys, useQueueKeys } from './queueKeys';
import type { QueueRun } from './queueRun';
import { countJobsInFlight, getUpcomingEntries, pendingCount, type QueueState, type ReadProgress } from './queueState';
import type { QueueUrlState } from './useQueueUrlState';
import { useSessionTime } from './useSessionTime';

interface QueueRemainingProps {
  run: QueueRun;
  state: QueueState;
  urlState: QueueUrlState;
  commands: QueueCommands;
}

/** Placeholder while there is no record: loading, error, saving, or done. */
export function QueueRemaining(props: QueueRemainingProps) {
  useQueueKeys(props.commands, ignoreKey, false);
  return (
    <div tabIndex={-1} data-queue-card="" className={styles.rest}>
      <Content {...props} />
    </div>
  );
}

const ignoreKey = () => false;

function Content({ run, state, urlState, commands }: QueueRemainingProps) {
  const translate = useTranslate();
  const { entityName, search, searchFor, group, chooseGroup } = urlState;
  const inView = run.entities.filter(({ name }) => (entityName ?? name) === name);
  const loadErrors = inView.flatMap((entity) => findLoadError(entity, state.readProgress[entity.name]));
  const [loadError] = loadErrors;
  if (loadError) {
    const name = entityLabels(loadError.entity, translate).name(2);
    return <ErrorState title={translate('queue.failed', { name })} error={loadError.error} onRetry={run.retry} />;
  }
  if (inView.some(({ name }) => state.readProgress[name]?.kind !== 'all')) return <Loading />;
  const savingCount = countJobsInFlight(state);
  if (savingCount > 0) {
    return (
      <p role="status" className={styles.saving}>
        <Spinner /> {translate('queue.confirming', { smart_count: savingCount })}
      </p>
    );
  }
  if (search !== '' && !state.isPassOver) {
    return (
      <EmptyState
        title={translate('queue.doneSearch', { text: search })}
        action={<Button onClick={() => searchFor('')}>{translate('queue.clearSearch')}</Button>}
      />
    );
  }
  if (group !== null && !state.isPassOver) {
    return (
      <EmptyState
        title={translate('queue.groups.done', { group: translate(`queue.groups.names.${group}`) })}
        action={<Button onClick={() => chooseGroup(null)}>{translate('queue.groups.showAll')}</Button>}
      />
    );
  }
  return <QueueSummary run={run} state={state} urlState={urlState} commands={commands} />;
}

function Loading() {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('queue.loading')} className={styles.loading}>
      <Skeleton width="120px" height="16px" />
      <Skeleton width="60%" height="28px" />
      <Skeleton width="90%" height="18px" />
      <Skeleton width="85%" height="18px" />
      <Skeleton width="40%" height="18px" />
    </div>
  );
}

function findLoadError(entity: Entity, progress: ReadProgress | undefined) {
  return progress?.kind === 'failed' ? [{ entity, error: progress.error }] : [];
}

/** Summary at the end of the queue, or of a pass through it: confirmed actions of the run, and links to other pages. */
function QueueSummary({ run, state, urlState: { entityName, linkTo }, commands }: QueueRemainingProps) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const session = useSessionTime();
  const last = run.lastChange();
  const chosen = run.entities.find(({ name }) => name === entityName);
  const getName = (entity: Entity) => entityLabels(entity, translate).name(2);
  const others = run.entities.reduce((sum, entity) => sum + pendingCount(state, entity), 0);
  const skippedCount = state.isPassOver ? getUpcomingEntries(state).length : 0;
  const leftCount = [...state.entries.values()].filter(({ isLeft }) => isLeft).length;
  const groups = run.entities
    .map((entity) => ({ entity, lines: getLines(entity, state) }))
    .filter(({ lines }) => lines.length > 0);

  return (
    <div className={styles.done}>
      <span className={styles.mark}>
        <Icon name="check" size={20} />
      </span>
      <div role="status">
        <h2>{translate(skippedCount > 0 ? 'queue.pass.done' : 'queue.done')}</h2>
        <p className={textStyles.second}>
          {skippedCount > 0 &&
            translate('queue.pass.skipped', {
              smart_count: skippedCount,
              count: formatPoints(skippedCount, locale),
            })}
          {skippedCount === 0 &&
            (chosen
              ? translate('queue.doneOf', { name: entityLabels(chosen, translate).noun(2) })
              : translate('queue.doneText'))}
        </p>
      </div>
      {groups.length > 0 && (
        <section aria-label={translate('queue.summary')} className={styles.summary}>
          <h3>{translate('queue.summary')}</h3>
          {session.count > 0 && (
            <p className={textStyles.second}>
              {translate('queue.handled', {
                smart_count: session.count,
                count: formatPoints(session.count, locale),
                time: formatDuration(session.seconds, locale),
              })}
            </p>
          )}
          {groups.map(({ entity, lines }) => (
            <div key={entity.name} className={styles.group}>
              <span className={textStyles.second}>{getName(entity)}</span>
              <ul className={styles.lines}>
                {lines.map(({ action, count }) => (
                  <li key={action} className={styles.line}>
                    {entityLabels(entity, translate).actionDone(action, count)} <CountBadge value={count} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      )}
      {leftCount > 0 && (
        <p className={textStyles.second}>
          {translate('hiding.leftCount', { smart_count: leftCount, count: formatPoints(leftCount, locale) })}{' '}
          <PageLink to="/analytics/hidden">{translate('list.export.hidden')}</PageLink>
        </p>
      )}
      <nav aria-label={translate('queue.lists')} className={styles.links}>
        {skippedCount > 0 && (
          <Button kind="primary" shortcut={queueKeys.skip[0]} onClick={commands.skip}>
            {translate('queue.pass.again')}
          </Button>
        )}
        {others > 0 && skippedCount === 0 && (
          <ButtonLink kind="primary" to={linkTo(null)}>
            {translate('queue.others', { smart_count: others })}
          </ButtonLink>
        )}
        {run.entities.map((entity) => (
          <ButtonLink key={entity.name} to={`/${entity.name}`}>
            {getName(entity)}
          </ButtonLink>
        ))}
        {last && isUndoable(last) && (
          <Button kind="quiet" icon="undo" shortcut={queueKeys.undo[0]} onClick={() => commands.undo()}>
            {translate('queue.undo')}
          </Button>
        )}
      </nav>
    </div>
  );
}

function getLines(entity: Entity, { actionCounts }: QueueState) {
  return Object.keys(entity.actions).flatMap((action) => {
    const count = actionCounts[`${entity.name}/${action}`] ?? 0;
    return count > 0 ? [{ action, count }] : [];
  });
}
