import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { EmailTemplate } from '../../../dataProvider/methods/emails';
import { useProvider } from '../../engine/useProvider';

/** How the e-mails of a language are read; whoever shows them shares one answer. */
export function templatesQuery(dataProvider: ConsoleDataProvider, locale: string) {
  return queryOptions({
    queryKey: ['templates', locale],
    queryFn: async ({ signal }): Promise<readonly EmailTemplate[]> =>
      (await dataProvider.templateCalls()).list(locale, signal),
  });
}

/** The e-mails of a language. */
export function useTemplates(locale: string) {
  const dataProvider = useProvider();
  return useQuery(templatesQuery(dataProvider, locale));
}

/** Shows what the provider has answered of a language, also to those pages that only ask whether anything is there. */
export function putTemplates(client: QueryClient, locale: string, templates: readonly EmailTemplate[]): void {
  client.setQueryData(['templates', locale], templates);
  void client.invalidateQueries({ queryKey: ['emailTemplates'] });
}
