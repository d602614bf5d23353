import { useGetList, useTranslate } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { allRecords, recordsQuery } from '../../../dataProvider/recordQueries';
import type { RecordOf } from '../../../resources/recordKinds';

/** Query options of the templates of a language. */
export function templatesQuery(dataProvider: ConsoleDataProvider, locale: string) {
  return recordsQuery(dataProvider, 'templates', { locale });
}

/** Loads the templates of a language. */
export function useTemplates(locale: string, options?: { staleTime: number }) {
  return useGetList<RecordOf<'templates'>>('templates', allRecords({ locale }), options);
}

/** Returns a function that translates the name of a template. Unknown templates are named by their key. */
export function useTemplateName(): (key: string) => string {
  const translate = useTranslate();
  return (key) => translate(`notifications.templates.${key}.name`, { _: key });
}
