import { useGetList } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { allRecords, recordsQuery } from '../../../dataProvider/recordQueries';
import type { RecordOf } from '../../../resources/recordKinds';

/** Query options of the templates of a language. */
export function templatesQuery(dataProvider: ConsoleDataProvider, locale: string) {
  return recordsQuery(dataProvider, 'templates', { locale });
}

/** Loads the templates of a language. */
export function useTemplates(locale: string) {
  return useGetList<RecordOf<'templates'>>('templates', allRecords({ locale }));
}
