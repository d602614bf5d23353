import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'ra-core';
import { useCallback } from 'react';
import type { ConsoleDataProvider } from '../../../../dataProvider';

import { allRecords } from '../../../../dataProvider/recordQueries';
import type { RecordOf } from '../../../../resources/recordKinds';
import { programsQuery } from '../../../engine/shop/programs';

/** Fetches the programs on each visit of the list. */
export function useProgramList() {
  const query = useGetList<RecordOf<'programs'>>('programs', allRecords(), { staleTime: 0 });
  return { ...query, programs: query.data ?? null };
}

/** Returns a function that reads a program as it is now; null if it is gone. The cache has the programs then. @throws AppError */
export function useReadProgram(): (id: string) => Promise<RecordOf<'programs'> | null> {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  return useCallback(
    async (id) => {
      const query = programsQuery(dataProvider);
      // A fetch under way may be older than a write.
      await queryClient.cancelQueries({ queryKey: query.queryKey });
      const { data } = await queryClient.fetchQuery({ ...query, staleTime: 0 });
      return data.find((program) => program.id === id) ?? null;
    },
    [dataProvider, queryClient],
  );
}
