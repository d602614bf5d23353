import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import type { SavedReply } from '../../../../resources/settings';
import { useShop } from '../../shop';
import { useProvider } from '../../useProvider';
import type { ReplyChange } from './replyChanges';

export interface SavedReplies {
  /** As they will be once everything is saved that is under way. */
  replies: readonly SavedReply[];
  /**
   * Shown at once, then made on the list as the server has it: what another tab has added stays.
   * @param check looks at that list first; what it answers is handed back, and nothing is saved
   * @throws AppError after the change was taken back; `uncertain` where nobody knows what became of it
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
  const dataProvider = useProvider();
  const queryClient = useQueryClient();
  const read = async () => (await dataProvider.loadSettings()).savedReplies ?? [];
  // Those known from the start will do while this fails: it is a look for what another tab has added.
  const { data = savedReplies } = useQuery({ queryKey, queryFn: read, enabled: isWanted });
  const [underWay, setUnderWay] = useState<readonly ReplyChange[]>([]);
  const replies = useMemo(
    () => underWay.reduce<readonly SavedReply[]>((shown, change) => change(shown), data),
    [data, underWay],
  );

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
    async change(change, check) {
      const before = queues.get(dataProvider) ?? Promise.resolve();
      const own = before.then(() => save(change, check));
      queues.set(
        dataProvider,
        own.catch(() => undefined),
      );
      setUnderWay((known) => [...known, change]);
      try {
        return await own;
      } finally {
        // Before the caller is told: what is said of the list and what it shows belong together.
        setUnderWay((known) => known.filter((one) => one !== change));
      }
    },
  };
}
