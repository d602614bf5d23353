import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { createContext, useContext, useMemo } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { excludedFromPrograms, type Program } from '../../../resources/programs';
import { useProvider } from './useProvider';

interface Programs {
  programs: readonly Program[];
  /** Name of a program by id. null is the default program, '-1' means excluded from all programs. */
  nameOf: (id: string | null) => string;
}

const noPrograms: readonly Program[] = [];

/** Provided once per list, so that cells don't query the programs. */
export const ProgramsContext = createContext<Programs | null>(null);

/** Loyalty programs of the site. @throws Error outside of a ProgramsContext */
export function usePrograms(): Programs {
  const programs = useContext(ProgramsContext);
  if (!programs) throw new Error('usePrograms needs a ProgramsContext');
  return programs;
}

/** Query options of the programs. All consumers share one query. */
export function programsQuery(dataProvider: ConsoleDataProvider) {
  return { queryKey: ['programs'], queryFn: () => dataProvider.listPrograms(), staleTime: 5 * 60_000 };
}

/** Loads the programs if `isEnabled`, for lists that show or filter by them. */
export function useLoadPrograms(isEnabled: boolean): Programs {
  const dataProvider = useProvider();
  const translate = useTranslate();
  const { data: programs = noPrograms } = useQuery({ ...programsQuery(dataProvider), enabled: isEnabled });
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
