import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Program } from '../../../../resources/programs';
import { programsQuery } from '../../../engine/programs';
import { useProvider } from '../../../engine/useProvider';
import { passed } from '../../../lib/passed';

/** The programmes as every page of the console has them, and how they come to be as the provider has them. */
export interface ProgramCache {
  /** Asks the provider; null for a programme that is gone. @throws AppError */
  read: (id: string) => Promise<Program | null>;
  /** What the provider has answered of a programme; settles when whoever shows it has it. */
  put: (program: Program) => Promise<void>;
  /** What a programme is as far as is known, changed by what an answer tells of it. */
  change: (id: string, change: (known: Program) => Program) => void;
  /** What is being read is older than what will be written. */
  dropReads: () => Promise<void>;
  /** Reads them again. */
  reload: () => Promise<void>;
}

export function useProgramCache(): ProgramCache {
  const dataProvider = useProvider();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const { queryKey } = programsQuery(dataProvider);
    const change: ProgramCache['change'] = (id, changed) =>
      void queryClient.setQueryData<Program[]>(queryKey, (known) =>
        known?.map((program) => (program._id === id ? changed(program) : program)),
      );
    return {
      async read(id) {
        const programs = await dataProvider.listPrograms();
        queryClient.setQueryData(queryKey, programs);
        return programs.find(({ _id }) => _id === id) ?? null;
      },
      async put(program) {
        change(program._id, () => program);
        // The cache tells of a change a turn later.
        await passed(0);
      },
      change,
      dropReads: () => queryClient.cancelQueries({ queryKey }),
      reload: () => queryClient.invalidateQueries({ queryKey }),
    };
  }, [dataProvider, queryClient]);
}
