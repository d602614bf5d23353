import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { startTransition, useOptimistic } from 'react';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import type { SavedReply } from '../../../../resources/settings';
import { useShop } from '../../shop';
import type { ReplyChange } from './replyChanges';

export interface SavedReplies {
  /** As they will be once everything is saved that is under way. */
  replies: readonly SavedReply[];
  /**
   * Shown at once, then made on the list as the server has it: what another tab has added stays.
   * @param check looks at that list first; what it answers is handed back, and nothing is saved
   * @throws AppError after the change was taken back
   */
  change<Refusal>(
    change: ReplyChange,
    check?: (fresh: readonly SavedReply[]) => Refusal | null,
  ): Promise<Refusal | null>;
}

const queryKey = ['savedReplies'];

/** One change at a time, each on what the one before has left. */
const queues = new WeakMap<ConsoleDataProvider, Promise<unknown>>();

/** The texts that the merchant keeps to answer with. @param isWanted whether they are looked at: then they are read anew */
export function useSavedReplies(isWanted: boolean): SavedReplies {
  const { savedReplies, changeSavedReplies } = useShop();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const read = async () => (await dataProvider.loadSettings()).savedReplies ?? [];
  // Those known from the start will do while this fails: it is a look for what another tab has added.
  const { data = savedReplies } = useQuery({ queryKey, queryFn: read, enabled: isWanted });
  const [replies, showChange] = useOptimistic(data, (shown, change: ReplyChange) => change(shown));

  async function save<Refusal>(change: ReplyChange, check?: (fresh: readonly SavedReply[]) => Refusal | null) {
    const fresh = await read();
    const refusal = check?.(fresh) ?? null;
    if (refusal !== null) return refusal;
    const next = change(fresh);
    await changeSavedReplies(next);
    queryClient.setQueryData(queryKey, next);
    return null;
  }

  return {
    replies,
    change: (change, check) =>
      new Promise((resolve, reject) => {
        startTransition(async () => {
          showChange(change);
          const before = queues.get(dataProvider) ?? Promise.resolve();
          const own = before.then(() => save(change, check));
          queues.set(
            dataProvider,
            own.catch(() => undefined),
          );
          await own.then(resolve, reject);
        });
      }),
  };
}
