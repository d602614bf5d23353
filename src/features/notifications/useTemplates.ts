import type { QueryClient } from '@tanstack/react-query';
import { type GetListResult, useGetList } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { allRecords, recordsQuery } from '../../../dataProvider/recordQueries';
import { joinRecordId } from '../../../resources/recordKind';
import type { RecordOf } from '../../../resources/recordKinds';
import type { EmailTemplate } from '../../../resources/templates/template';

/** Query options of the templates of a language. */
export function templatesQuery(dataProvider: ConsoleDataProvider, locale: string) {
  return recordsQuery(dataProvider, 'templates', { locale });
}

/** Loads the templates of a language. */
export function useTemplates(locale: string) {
  return useGetList<RecordOf<'templates'>>('templates', allRecords({ locale }));
}

/** Updates the cached templates of a language. */
export function setCachedTemplates(client: QueryClient, locale: string, templates: readonly EmailTemplate[]): void {
  client.setQueryData<GetListResult>(['templates', 'getList', allRecords({ locale })], {
    data: templates.map((template) => ({ ...template, locale, id: joinRecordId(locale, template.key ?? '') })),
    total: templates.length,
  });
}
