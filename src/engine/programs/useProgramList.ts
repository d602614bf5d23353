import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toAppError } from '../../../dataProvider/errors';
import type { Program } from '../../../resources/programs';
import { programsQuery } from '../shop/programs';
import { useProvider } from '../shop/useProvider';
import type { ProgramPorts } from './programList';

/** Fetches the programs on each visit of the list. */
export function useProgramList() {
  const dataProvider = useProvider();
  const { data, error, isPending, isFetching, refetch } = useQuery({ ...programsQuery(dataProvider), staleTime: 0 });
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
  const dataProvider = useProvider();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const { queryKey } = programsQuery(dataProvider);
    const ports: ProgramPorts = { list: () => dataProvider.listPrograms(), calls: () => dataProvider.programCalls() };
    const update = (change: (programs: readonly Program[]) => Program[]) =>
      queryClient.setQueryData<Program[]>(queryKey, (programs) => programs && change(programs));
    return {
      ports,
      /** Fetches the programs into the cache. @throws AppError */
      async load() {
        // A fetch that started before a write would return the programs as they were before it.
        await queryClient.cancelQueries({ queryKey });
        return queryClient.fetchQuery({ ...programsQuery(dataProvider), staleTime: 0 });
      },
      /** Caches a program from a response. */
      upsert: (program: Program) =>
        update((all) => {
          const isThere = all.some(({ _id }) => _id === program._id);
          return isThere ? all.map((item) => (item._id === program._id ? program : item)) : [...all, program];
        }),
      removeFromCache: (id: string) => update((all) => all.filter(({ _id }) => _id !== id)),
      /** Refetches the programs. */
      refetch: () => queryClient.invalidateQueries({ queryKey }),
    };
  }, [dataProvider, queryClient]);
}
