import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import type { SavedReply } from '../../../../resources/settings';
import { useCurrentSite } from '../../shop/currentSite';
import { useProvider } from '../../shop/useProvider';
import type { ReplyChange } from './replyChanges';

export interface SavedReplies {
  /** Saved replies with all pending changes applied. */
  replies: readonly SavedReply[];
  /**
   * Applies a change optimistically, then saves it on top of the server's current list, which may include
   * changes from other tabs.
   * @param check validates the server's list; a non-null result is returned, and nothing is saved
   * @throws AppError after the change was rolled back; `uncertain` if the outcome is unknown
   */
  change<Rejection>(
    change: ReplyChange,
    check?: (fresh: readonly SavedReply[]) => Rejection | null,
  ): Promise<Rejection | null>;
}

const queryKey = ['savedReplies'];

/** Last change of each provider. Changes are saved sequentially. */
const queues = new WeakMap<ConsoleDataProvider, Promise<unknown>>();

/** Saved replies of the store. @param isEnabled refetches them; other tabs may have changed them */
export function useSavedReplies(isEnabled: boolean): SavedReplies {
  const { savedReplies, changeSavedReplies } = useCurrentSite();
  const dataProvider = useProvider();
  const queryClient = useQueryClient();
  const read = async () => (await dataProvider.loadSettings()).savedReplies ?? [];
  // If this fails, the replies loaded at startup are used.
  const { data = savedReplies } = useQuery({ queryKey, queryFn: read, enabled: isEnabled });
  const [pendingChanges, setPendingChanges] = useState<readonly ReplyChange[]>([]);
  const replies = useMemo(
    () => pendingChanges.reduce<readonly SavedReply[]>((visibleReplies, change) => change(visibleReplies), data),
    [data, pendingChanges],
  );

  async function save<Rejection>(change: ReplyChange, check?: (fresh: readonly SavedReply[]) => Rejection | null) {
    const fresh = await read();
    const rejection = check?.(fresh) ?? null;
    if (rejection !== null) return rejection;
    const next = change(fresh);
    await changeSavedReplies(next);
    queryClient.setQueryData(queryKey, next);
    return null;
  }

  return {
    replies,
    async change(change, check) {
      const previous = queues.get(dataProvider) ?? Promise.resolve();
      const saving = previous.then(() => save(change, check));
      queues.set(
        dataProvider,
        saving.catch(() => undefined),
      );
      setPendingChanges((current) => [...current, change]);
      try {
        return await saving;
      } finally {
        // Runs before the promise settles, so that the caller's message and the list are updated together.
        setPendingChanges((current) => current.filter((item) => item !== change));
      }
    },
  };
}
