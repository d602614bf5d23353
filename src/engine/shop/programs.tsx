import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { recordsQuery } from '../../../dataProvider/recordQueries';
import type { Entity } from '../../../resources/entity';
import { excludedFromPrograms } from '../../../resources/programs';
import type { RecordOf } from '../../../resources/recordKinds';
import { EMPTY_PLACEHOLDER } from '../../lib/format/EMPTY_PLACEHOLDER';

type Translate = ReturnType<typeof useTranslate>;

interface Programs {
  programs: readonly RecordOf<'programs'>[];
  /** Name of a program by id. null is the default program; '-1' means excluded from all programs. */
  nameOf: (id: string | null) => string;
}

const noPrograms: readonly RecordOf<'programs'>[] = [];

/** Provided once per list, so that cells don't query the programs. */
const ProgramsContext = createContext<Programs | null>(null);

interface ProgramsProviderProps {
  entities: readonly Entity[];
  children: ReactNode;
}

/**
 * Provides the loyalty programs to `usePrograms`, and loads them if one of these entities has a field for them. When they
 * arrive, only the components that use them render again.
 */
export function ProgramsProvider({ entities, children }: ProgramsProviderProps) {
  const isNeeded = entities.some(({ fields }) => Object.values(fields).some(({ kind }) => kind === 'program'));
  return <ProgramsContext value={useLoadPrograms(isNeeded)}>{children}</ProgramsContext>;
}

/** Loyalty programs of the site. @throws Error outside of a ProgramsProvider */
export function usePrograms(): Programs {
  const programs = useContext(ProgramsContext);
  if (!programs) throw new Error('usePrograms needs a ProgramsProvider');
  return programs;
}

export const PROGRAMS_STALE_TIME_MS = 5 * 60_000;

/** Query options of the programs. All consumers share one query. */
export function programsQuery(dataProvider: ConsoleDataProvider) {
  return { ...recordsQuery(dataProvider, 'programs'), staleTime: PROGRAMS_STALE_TIME_MS };
}

/** Loads the programs if `isEnabled`, for lists that show or filter by them. */
export function useLoadPrograms(isEnabled: boolean): Programs {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const translate = useTranslate();
  const { data: programs = noPrograms } = useQuery({ ...programsQuery(dataProvider), enabled: isEnabled });
  return useMemo(() => ({ programs, nameOf: getProgramNames(programs, translate) }), [programs, translate]);
}

/** The program with an ID; null is the default program, which is the store's first one. */
export const findProgram = <Found extends { _id: string }>(
  programs: readonly Found[],
  id: unknown,
): Found | undefined => (id === null ? programs[0] : programs.find(({ _id }) => _id === id));

/** The name of a program, or the message for one without a name. */
export const getProgramName = ({ name }: { name?: string | null }, translate: Translate): string =>
  name?.trim() || translate('list.value.untitled');

/** Returns `Programs.nameOf`. */
export function getProgramNames(programs: Programs['programs'], translate: Translate): Programs['nameOf'] {
  // Each row of a list has one.
  const excluded = translate('list.value.excluded');
  return (id) => {
    const program = findProgram(programs, id);
    if (program) return getProgramName(program, translate);
    return id === excludedFromPrograms ? excluded : (id ?? EMPTY_PLACEHOLDER);
  };
}
