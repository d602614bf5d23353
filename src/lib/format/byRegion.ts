import { byLocale } from './byLocale';
import { withBrowserRegion } from './withBrowserRegion';

/**
 * Like {@link byLocale}, with the browser's region: dates have the same order in texts as in date fields. For the
 * console's own texts; previews of the storefront use the language of the shopper.
 */
export function byRegion<Formatter>(create: (tag: string) => Formatter): (locale: string) => Formatter {
  const format = byLocale(create);
  return (locale) => format(withBrowserRegion(locale));
}
