import { useQuery } from '@tanstack/react-query';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useProvider } from '../../../engine/shop/useProvider';

/** Email templates that the store has in its default language; null if the API doesn't list them. */
export function useStoredTemplates() {
  const dataProvider = useProvider();
  const { shoppersLocale: locale } = useCurrentSite();
  return useQuery({
    queryKey: ['emailTemplates', { locale }],
    queryFn: ({ signal }) => dataProvider.emailTemplates(locale, signal),
  });
}
