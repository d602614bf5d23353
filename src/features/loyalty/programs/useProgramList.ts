import { useQueryClient } from '@tanstack/react-query';
import { type GetListResult, useDataProvider, useGetList } from 'ra-core';
import { useMemo } from 'react';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { toAppError } from '../../../../dataProvider/errors';
import { allRecords, fetchRecords } from '../../../../dataProvider/recordQueries';
import type { Program } from '../../../../resources/programs';
import type { RecordOf } from '../../../../resources/recordKinds';
import { programsQuery } from '../../../engine/shop/programs';
import type { ProgramPorts } from './programList';

/** Fetches the programs on each visit of the list. */
export function useProgramList() {
  const { data, error, isPending, isFetching, refetch } = useGetList<RecordOf<'programs'>>('programs', allRecords(), {
    staleTime: 0,
  });
  return {
    programs: data ?? null,
    error: error && toAppError(error),
    isPending,
    isFetching,
    retry: () => void refetch(),
  };
}

/** API access for program operations, and cache updates for their results. */
export function useProgramPorts() {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const { queryKey } = programsQuery(dataProvider);
    const ports: ProgramPorts = {
      list: () => fetchRecords(dataProvider, 'programs'),
      calls: () => dataProvider.programCalls(),
    };
    const update = (change: (programs: readonly RecordOf<'programs'>[]) => RecordOf<'programs'>[]) =>
      queryClient.setQueryData<GetListResult<RecordOf<'programs'>>>(
        queryKey,
        (list) => list && { ...list, data: change(list.data) },
      );
    return {
      ports,
      /** Fetches the programs into the cache. @throws AppError */
      async load() {
        // A fetch that started before a write would return the programs as they were before it.
        await queryClient.cancelQueries({ queryKey });
        return (await queryClient.fetchQuery({ ...programsQuery(dataProvider), staleTime: 0 })).data;
      },
      /** Caches a program from a response. */
      upsert: (program: Program) =>
        update((all) => {
          const record = { ...program, id: program._id };
          const isThere = all.some(({ id }) => id === record.id);
          return isThere ? all.map((item) => (item.id === record.id ? record : item)) : [...all, record];
        }),
      removeFromCache: (id: string) => update((all) => all.filter(({ _id }) => _id !== id)),
      /** Refetches the programs. */
      refetch: () => queryClient.invalidateQueries({ queryKey }),
    };
  }, [dataProvider, queryClient]);
}
