import '../../../i18n/en/areas/bulk';
import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { Entity } from '../../../resources/entity';
import { useBulkPorts } from '../../engine/bulk/useBulkPorts';
import { useEntityLabels } from '../../engine/entity/entityLabels';
import { getActions, isApplicable, type NamedAction } from '../../engine/records/actions';
import type { BulkRunOptions } from '../../engine/records/bulkRun';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import { CurrentSiteContext, useCurrentSite } from '../../engine/shop/currentSite';
import { useTray } from '../../engine/tray/Tray';
import { formatPoints } from '../../lib/format/formatPoints';
import { Button } from '../../ui/buttons/Button';
import { lazyPart } from '../../ui/lazy/lazyPart';
import textStyles from '../../ui/text/text.module.css';
import styles from './QueueGroups.module.css';
import { type QueueRun, UNDO_SCOPE } from './queueRun';
import { getCurrentEntry, getPendingByGroup, isPending, type QueueEntry, type QueueState } from './queueState';
import { SHORT_TEXT_LENGTH, type TriageGroup, triageGroups } from './triageGroups';
import type { QueueUrlState } from './useQueueUrlState';

interface QueueGroupsProps {
  run: QueueRun;
  state: QueueState;
  urlState: QueueUrlState;
}

/** Triage groups with the number of loaded records in each; one shows its records only, and decides on all of them. */
export function QueueGroups({ run, state, urlState: { entityName, group, chooseGroup } }: QueueGroupsProps) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const byGroup = getPendingByGroup(state);
  const shown = triageGroups.filter((name) => name === group || byGroup.has(name));
  if (shown.length === 0) return null;
  const inView = run.entities.filter(({ name }) => (entityName ?? name) === name);
  const isComplete = inView.every(({ name }) => state.readProgress[name]?.kind === 'all');
  const entries = (group && byGroup.get(group)) ?? [];
  return (
    <section aria-label={translate('queue.groups.label')} className={styles.groups}>
      <div className={styles.buttons}>
        {shown.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.button}
            aria-pressed={name === group}
            onClick={() => chooseGroup(name === group ? null : name)}
          >
            {translate('queue.groups.withCount', {
              group: translate(`queue.groups.names.${name}`),
              count: formatPoints(byGroup.get(name)?.length ?? 0, locale),
            })}
          </button>
        ))}
      </div>
      {group && (
        <div className={styles.chosen}>
          <p className={textStyles.note}>
            {translate(`queue.groups.rules.${group}`, { length: SHORT_TEXT_LENGTH })}
            {!isComplete && ` ${translate('queue.groups.loaded')}`}
          </p>
          <GroupActions run={run} group={group} entries={entries} />
        </div>
      )}
    </section>
  );
}

interface GroupActionsProps {
  run: QueueRun;
  group: TriageGroup;
  entries: readonly QueueEntry[];
}

/** The usual bulk actions for the records of a group, if all are of one entity: deletion for spam. */
function GroupActions({ run, group, entries }: GroupActionsProps) {
  const [first] = entries;
  const isOneEntity = first !== undefined && entries.every(({ entity }) => entity === first.entity);
  const records = entries.map(({ base }) => base);
  if (!isOneEntity) return null;
  const offered = getActions(first.entity).filter(
    (named) =>
      named.action.bulk &&
      (group === 'contact' ? named.action.remove : named.action.prominent) &&
      records.some((record) => isApplicable(named, record)),
  );
  return offered.map((named) => (
    <GroupAction key={named.name} run={run} entity={first.entity} named={named} records={records} />
  ));
}

interface GroupActionProps {
  run: QueueRun;
  entity: QueueEntry['entity'];
  named: NamedAction;
  records: readonly ConsoleRecord[];
}

function GroupAction({ run, entity, named, records }: GroupActionProps) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const labels = useEntityLabels(entity);
  const runBulk = useQueueBulkAction(run);
  const count = records.filter((record) => isApplicable(named, record)).length;
  return (
    <Button size="small" onClick={() => runBulk(entity, named, records)}>
      {translate('bulk.withCount', { action: labels.action(named.name), count: formatPoints(count, locale) })}
    </Button>
  );
}

const BulkRunCard = lazyPart(() => import('../../engine/bulk/BulkRunCard'));

/** Returns a function that runs an action on records of the queue, after a confirmation. */
function useQueueBulkAction(run: QueueRun) {
  const ports = useBulkPorts();
  const tray = useTray();
  const site = useCurrentSite();

  return useCallback(
    (entity: Entity, action: NamedAction, records: readonly ConsoleRecord[]) => {
      const options: BulkRunOptions = {
        entity,
        scope: UNDO_SCOPE,
        action,
        collect: async (onPage) => onPage(records),
        requiresConfirmation: () => true,
        ports,
        onChanged: ({ name }, undoing) => run.countBulkWrite(entity, name, undoing ? -1 : 1),
        onSettled() {
          const current = getCurrentEntry(run.get());
          if (current && !isPending(current)) run.skip();
          void run.check();
        },
      };
      // The tray is outside of the store whose queue this is.
      tray.open((close) => (
        <CurrentSiteContext value={site}>
          <BulkRunCard options={options} onClose={close} />
        </CurrentSiteContext>
      ));
    },
    [run, tray, ports, site],
  );
}
