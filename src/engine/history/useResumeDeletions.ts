import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { toAppError } from '../../../dataProvider/errors';
import { getServerTime } from '../../../dataProvider/http/serverClock';
import { getItemIds } from '../../../dataProvider/writes/getItemIds';
import { entities } from '../../../resources';
import type { Entity } from '../../../resources/entity';
import { entityLabels } from '../entity/entityLabels';
import { useErrorText } from '../errors/errorText';
import { deletions, type StoredDeletion } from './deletions';
import { settleDeletion } from './settleDeletion';
import type { WriteHistory } from './writeHistory';

/** Milliseconds after which the tab that began a deletion knows its outcome, if that tab is still open. */
const OUTCOME_MS = 45_000;

/**
 * Completes the deletions that were under way when their page was left. Each is looked up first, if the API can read the
 * record; to delete one again that is gone changes nothing.
 */
export function useResumeDeletions(history: WriteHistory): void {
  const scope = history.scope();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();

  /** @returns true if it was deleted now, false if it was gone before */
  const complete = async (entity: Entity, { id: entryId, recordId: id, part }: StoredDeletion) => {
    const { entries } = await (await history.open()).list();
    const entry = entries.filter((stored) => stored.kind === 'removal').find((stored) => stored.id === entryId);
    // The write has the same id, and so replaces the entry.
    const settle = entry && history.begin(entry);
    const bare = { id, _id: id };
    const record = entity.read.one ? await dataProvider.readFresh(entity.name, bare) : (entry?.record ?? bare);
    let isGone = !record || (part !== undefined && lacksItem(record, part));
    const params = { id, previousData: record ?? bare, meta: { entryId } };
    try {
      if (!isGone && part) await dataProvider.removePart(entity.name, { ...params, ...part });
      else if (!isGone) await dataProvider.delete(entity.name, params);
    } catch (thrown) {
      if (toAppError(thrown).kind !== 'notFound') throw thrown;
      isGone = true;
    }
    if (isGone && entry && settle) await settleDeletion(history, entity, entry, settle);
    return !isGone;
  };

  const resume = useEffectEvent(async (deletion: StoredDeletion) => {
    const { id, resource } = deletion;
    const entity = entities.find(({ name }) => name === resource);
    if (!entity || !deletions.read(scope).some((other) => other.id === id)) return;
    const labels = entityLabels(entity, translate);
    const action = Object.keys(entity.actions).find((name) => entity.actions[name]?.remove) ?? '';
    const record = deletion.part ? labels.field(deletion.part.field) : labels.name(1);
    try {
      const isDone = await complete(entity, deletion);
      if (isDone) notify(translate('list.action.done', { done: labels.actionDone(action, 1), record }));
    } catch (thrown) {
      const { kind, uncertain } = toAppError(thrown);
      // The next start tries again.
      if (uncertain || kind === 'offline') return;
      const values = { action: labels.action(action), record, reason: errorText(thrown) };
      notify(translate('list.action.failed', values), { type: 'error' });
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

/** Whether an item isn't in the list of a record. False without a list, such as if the record couldn't be read. */
const lacksItem = (record: Readonly<Record<string, unknown>>, { field, itemId }: NonNullable<StoredDeletion['part']>) =>
  Array.isArray(record[field]) && !getItemIds(record, field).includes(itemId);
