import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { toAppError } from '../../../dataProvider/errors';
import { getServerTime } from '../../../dataProvider/http/serverClock';
import type { EntityRecord } from '../../../dataProvider/parse/records';
import { entities } from '../../../resources';
import type { Entity } from '../../../resources/entity';
import { entityLabels } from '../entity/entityLabels';
import { useErrorText } from '../errors/errorText';
import { deletions, type StoredDeletion } from './deletions';

/** Milliseconds after which the tab that began a deletion knows its outcome, if that tab is still open. */
const OUTCOME_MS = 45_000;

/**
 * Completes the deletions that were under way when their page was left. Each is looked up first, if the API can read the
 * record; to delete one again that is gone changes nothing.
 * @param scope user and site, as in `CurrentSite.preferencesKey`
 */
export function useResumeDeletions(scope: string): void {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();

  /** @returns true if it was deleted now, false if it was gone before */
  const complete = async (entity: Entity, deletion: StoredDeletion, bare: EntityRecord) => {
    const { id: entryId, recordId: id, part } = deletion;
    const record = entity.read.one ? await dataProvider.readFresh(entity.name, bare) : bare;
    if (record && part) await dataProvider.removePart(entity.name, { id, previousData: record, ...part });
    else if (record) await dataProvider.delete(entity.name, { id, previousData: record, meta: { entryId } });
    return record !== null;
  };

  const resume = useEffectEvent(async (deletion: StoredDeletion) => {
    const { id, resource, recordId } = deletion;
    const entity = entities.find(({ name }) => name === resource);
    if (!entity || !deletions.read(scope).some((other) => other.id === id)) return;
    const labels = entityLabels(entity, translate);
    const action = Object.keys(entity.actions).find((name) => entity.actions[name]?.remove) ?? '';
    const record = deletion.part ? labels.field(deletion.part.field) : labels.name(1);
    try {
      const isDone = await complete(entity, deletion, { id: recordId, _id: recordId });
      if (isDone) notify(translate('list.action.done', { done: labels.actionDone(action, 1), record }));
    } catch (thrown) {
      const { kind, uncertain } = toAppError(thrown);
      // The next start tries again.
      if (uncertain || kind === 'offline') return;
      const values = { action: labels.action(action), record, reason: errorText(thrown) };
      if (kind !== 'notFound') notify(translate('list.action.failed', values), { type: 'error' });
    }
    deletions.remove(scope, id);
  });

  useEffect(() => {
    const timers = deletions
      .read(scope)
      .map((deletion) =>
        setTimeout(() => void resume(deletion), Math.max(0, deletion.at + OUTCOME_MS - getServerTime())),
      );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [scope]);
}
