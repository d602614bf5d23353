import { useCallback } from 'react';
import type { Entity } from '../../../resources/entity';
import { matchesSubset } from '../../lib/matchesSubset';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { type NamedAction, toActionChange } from '../records/actions';
import type { BulkRunOptions } from '../records/bulkRun';
import type { ConsoleRecord } from '../records/consoleRecord';
import { writeRecord } from '../records/recordChange';
import { CurrentSiteContext, useCurrentSite } from '../shop/currentSite';
import { useProvider } from '../shop/useProvider';
import { useTray } from '../tray/Tray';
import type { QueueRun } from './queueRun';
import { getCurrentEntry, isPending } from './queueState';

const BulkRunCard = lazyPart(() => import('../bulk/BulkRunCard'));

/** Returns a function that runs an action on records of the queue, after a confirmation. */
export function useQueueBulkAction(run: QueueRun) {
  const dataProvider = useProvider();
  const tray = useTray();
  const site = useCurrentSite();

  return useCallback(
    (entity: Entity, action: NamedAction, records: readonly ConsoleRecord[]) => {
      const change = toActionChange(action);
      const options: BulkRunOptions = {
        entity,
        action,
        collect: async (onPage) => onPage(records),
        requiresConfirmation: () => true,
        async write(record, sent) {
          await writeRecord(dataProvider, entity, record, sent);
          const isAction = change !== null && matchesSubset(sent, change);
          run.countBulkWrite(entity, action.name, isAction ? 1 : -1);
        },
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
    [run, tray, dataProvider, site],
  );
}
