import { useQueryClient } from '@tanstack/react-query';
import { type GetListResult, useDataProvider, useGetList } from 'ra-core';
import { useMemo } from 'react';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { allRecords, fetchRecords } from '../../../../dataProvider/recordQueries';
import type { Manager, ManagerDraft } from '../../../../resources/managers';
import type { RecordOf } from '../../../../resources/recordKinds';
import { inviteManager } from './managerWrites';

const queryKey = ['managers', 'getList'];

/** Managers of the store. `meta.isMissing` if the API doesn't list them. */
export const useManagers = () => useGetList<RecordOf<'managers'>>('managers', allRecords());

/** Writes of managers. The list is loaded again afterwards. */
export function useManagerWrites() {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
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
    const load = () => fetchRecords(dataProvider, 'managers');
    const getKnown = () =>
      queryClient.getQueryData<GetListResult<RecordOf<'managers'>>>([...queryKey, allRecords()])?.data ?? [];
    return {
      invite: (draft: ManagerDraft, key: string) =>
        write((calls) => inviteManager({ ...calls, load }, draft, key, getKnown())),
      refresh: () => queryClient.invalidateQueries({ queryKey }),
      /** Removes a manager, or withdraws an invitation. @throws AppError. Unless `uncertain` is set, nothing was changed. */
      remove: ({ _id: id }: Manager) => dataProvider.delete('managers', { id }),
    };
  }, [dataProvider, queryClient]);
}

/** Writes of managers. */
export type ManagerWrites = ReturnType<typeof useManagerWrites>;
