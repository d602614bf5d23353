import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Manager, ManagerDraft } from '../../../../resources/managers';
import { useProvider } from '../../../engine/shop/useProvider';
import { inviteManager, removeManager } from './managerWrites';

const queryKey = ['managers'];

/** Managers of the store; null if the API doesn't list them. */
export function useManagers() {
  const dataProvider = useProvider();
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await dataProvider.managerCalls()).list(signal),
  });
}

/** Writes of managers. The list is loaded again afterwards. */
export function useManagerWrites() {
  const dataProvider = useProvider();
  const queryClient = useQueryClient();
  return useMemo(() => {
    /** @throws AppError. Unless `uncertain` is set, nothing was changed. */
    const write = async <Result>(
      send: (calls: Awaited<ReturnType<typeof dataProvider.managerCalls>>) => Promise<Result>,
    ): Promise<Result> => {
      try {
        const calls = await dataProvider.managerCalls();
        // A list that was requested before the write would show old data.
        await queryClient.cancelQueries({ queryKey });
        return await send(calls);
      } finally {
        await queryClient.invalidateQueries({ queryKey });
      }
    };
    const getKnown = () => queryClient.getQueryData<Manager[] | null>(queryKey) ?? [];
    return {
      invite: (draft: ManagerDraft, key: string) => write((calls) => inviteManager(calls, draft, key, getKnown())),
      refresh: () => queryClient.invalidateQueries({ queryKey }),
      remove: (id: string) => write((calls) => removeManager(calls, id)),
    };
  }, [dataProvider, queryClient]);
}

/** Writes of managers. */
export type ManagerWrites = ReturnType<typeof useManagerWrites>;
