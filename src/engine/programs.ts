import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { createContext, useContext, useMemo } from 'react';
import type { ConsoleDataProvider } from '../../dataProvider';
import { excludedFromPrograms, type Program } from '../../resources/programs';
import { useProvider } from './useProvider';

interface Programs {
  programs: readonly Program[];
  /** Name of a programme by id; null: the default one, '-1': excluded. */
  nameOf: (id: string | null) => string;
}

const none: readonly Program[] = [];

/** Filled once above the rows of a list, so that no cell asks by itself. */
export const ProgramsContext = createContext<Programs | null>(null);

/** The shop's loyalty programmes. @throws Error outside a ProgramsContext */
export function usePrograms(): Programs {
  const programs = useContext(ProgramsContext);
  if (!programs) throw new Error('usePrograms needs a ProgramsContext');
  return programs;
}

/** How the programmes are read; whoever shows them shares one answer. */
export function programsQuery(dataProvider: ConsoleDataProvider) {
  return { queryKey: ['programs'], queryFn: () => dataProvider.listPrograms(), staleTime: 5 * 60_000 };
}

/** Reads the programmes, where a list shows or filters by them. */
export function useLoadPrograms(isWanted: boolean): Programs {
  const dataProvider = useProvider();
  const translate = useTranslate();
  const { data: programs = none } = useQuery({ ...programsQuery(dataProvider), enabled: isWanted });
  return useMemo(
    () => ({
      programs,
      nameOf(id) {
        if (id === null) return translate('list.value.noProgram');
        if (id === excludedFromPrograms) return translate('list.value.excluded');
        return programs.find((program) => program._id === id)?.name ?? id;
      },
    }),
    [programs, translate],
  );
}
