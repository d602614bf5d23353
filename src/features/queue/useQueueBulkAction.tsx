import { useCallback } from 'react';
import type { Entity } from '../../../resources/entity';
import { type NamedAction, toActionChange } from '../../engine/records/actions';
import type { BulkRunOptions } from '../../engine/records/bulkRun';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import { writeRecord } from '../../engine/records/recordChange';
import { CurrentSiteContext, useCurrentSite } from '../../engine/shop/currentSite';
import { useProvider } from '../../engine/shop/useProvider';
import { useTray } from '../../engine/tray/Tray';
import { matchesSubset } from '../../lib/matchesSubset';
import { lazyPart } from '../../ui/lazy/lazyPart';
import type { QueueRun } from './queueRun';
import { getCurrentEntry, isPending } from './queueState';

const BulkRunCard = lazyPart(() => import('../../engine/bulk/BulkRunCard'));

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
