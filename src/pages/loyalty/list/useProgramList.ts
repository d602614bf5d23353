import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toAppError } from '../../../../dataProvider/errors';
import type { Program } from '../../../../resources/programs';
import { programsQuery } from '../../../engine/programs';
import { useProvider } from '../../../engine/useProvider';
import type { ProgramPorts } from './programList';

/** The programmes, read anew at each visit of their list. */
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

/** How whole programmes are changed, and how that is seen wherever programmes are. */
export function useProgramPorts() {
  const dataProvider = useProvider();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const { queryKey } = programsQuery(dataProvider);
    const ports: ProgramPorts = { list: () => dataProvider.listPrograms(), calls: () => dataProvider.programCalls() };
    const put = (change: (programs: readonly Program[]) => Program[]) =>
      queryClient.setQueryData<Program[]>(queryKey, (programs) => programs && change(programs));
    return {
      ports,
      /** Shows a programme as the provider answered it. */
      show: (program: Program) =>
        put((all) => {
          const isThere = all.some(({ _id }) => _id === program._id);
          return isThere ? all.map((one) => (one._id === program._id ? program : one)) : [...all, program];
        }),
      drop: (id: string) => put((all) => all.filter(({ _id }) => _id !== id)),
      /** Reads them again, whatever became of a change. */
      reload: () => queryClient.invalidateQueries({ queryKey }),
    };
  }, [dataProvider, queryClient]);
}
