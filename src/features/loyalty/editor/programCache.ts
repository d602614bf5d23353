import { useQueryClient } from '@tanstack/react-query';
import type { GetListResult } from 'ra-core';
import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { allRecords } from '../../../../dataProvider/recordQueries';
import type { Program } from '../../../../resources/programs';
import type { RecordOf } from '../../../../resources/recordKinds';
import { programsQuery } from '../../../engine/shop/programs';

/** Access to the cached programs, which all pages share. */
export interface ProgramCache {
  /**
   * Fetches a program; null if it no longer exists.
   * @throws AppError
   */
  fetch: (id: string) => Promise<Program | null>;
  /** Updates a cached program. */
  update: (id: string, update: (known: Program) => Program) => void;
  /** Cancels fetches in flight, whose results would be older than the next write. */
  cancelFetches: () => Promise<void>;
  /** Refetches the programs. */
  refetch: () => Promise<void>;
}

export function useProgramCache(): ProgramCache {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const { queryKey } = programsQuery(dataProvider);
    const update: ProgramCache['update'] = (id, updater) =>
      void queryClient.setQueryData<GetListResult<RecordOf<'programs'>>>(
        queryKey,
        (list) =>
          list && {
            ...list,
            data: list.data.map((program) => (program.id === id ? { ...updater(program), id } : program)),
          },
      );
    return {
      async fetch(id) {
        // Not the query's own fetch: one under way may be older than a write.
        const list = await dataProvider.getList<RecordOf<'programs'>>('programs', allRecords());
        queryClient.setQueryData(queryKey, list);
        return list.data.find((program) => program.id === id) ?? null;
      },
      update,
      cancelFetches: () => queryClient.cancelQueries({ queryKey }),
      refetch: () => queryClient.invalidateQueries({ queryKey }),
    };
  }, [dataProvider, queryClient]);
}
