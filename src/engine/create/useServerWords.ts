import { useTranslate } from 'ra-core';

/** What a server says of a field, in our words where it is one that we know (`not_found`), else in its own. */
export function useServerWords(): (said: string) => string {
  const translate = useTranslate();
  return (said) => (/^[a-z][a-z_]*$/i.test(said) ? translate(`create.fault.${said}`, { _: said }) : said);
}
