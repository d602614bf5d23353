import { useGetList } from 'ra-core';
import { allRecords } from '../../../dataProvider/recordQueries';
import type { RecordOf } from '../../../resources/recordKinds';
import { PROGRAMS_STALE_TIME_MS } from './programs';

/** All programs, from the query that lists share (`programsQuery`). */
export const useAllPrograms = (options: { enabled?: boolean } = {}) =>
  useGetList<RecordOf<'programs'>>('programs', allRecords(), { staleTime: PROGRAMS_STALE_TIME_MS, ...options });
