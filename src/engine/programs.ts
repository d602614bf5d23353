import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { ConsoleDataProvider } from '../../dataProvider';
import { excludedFromPrograms, type Program } from '../../resources/programs';

interface Programs {
  programs: readonly Program[];
  /** Name of a programme by id; null: the default one, '-1': excluded. */
  nameOf: (id: string | null) => string;
}

const none: readonly Program[] = [];

/** The shop's loyalty programmes, read once for all cells and pickers. */
export function usePrograms(): Programs {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const translate = useTranslate();
  const { data: programs = none } = useQuery({
    queryKey: ['programs'],
    queryFn: () => dataProvider.listPrograms(),
    staleTime: 5 * 60_000,
  });
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
