import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { EmailTemplate } from '../../../dataProvider/methods/emails';
import { useProvider } from '../../engine/shop/useProvider';

/** Query options of the templates of a language. */
export function templatesQuery(dataProvider: ConsoleDataProvider, locale: string) {
  return queryOptions({
    queryKey: ['templates', locale],
    queryFn: async ({ signal }): Promise<readonly EmailTemplate[]> =>
      (await dataProvider.templateCalls()).list(locale, signal),
  });
}

/** Loads the templates of a language. */
export function useTemplates(locale: string) {
  const dataProvider = useProvider();
  return useQuery(templatesQuery(dataProvider, locale));
}

/** Updates the cached templates of a language and invalidates queries derived from them. */
export function setCachedTemplates(client: QueryClient, locale: string, templates: readonly EmailTemplate[]): void {
  client.setQueryData(['templates', locale], templates);
  void client.invalidateQueries({ queryKey: ['emailTemplates'] });
}
