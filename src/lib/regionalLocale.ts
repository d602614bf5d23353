import { usableLocale } from './locale';

/** A language as it is written where the browser is: `en` becomes `en-GB` there. For what differs between countries, such as the order of a date. */
export function regionalLocale(tag: string): string {
  const language = usableLocale(tag);
  return usableLocale(navigator.languages.find((one) => one.startsWith(`${language}-`)) ?? language);
}
