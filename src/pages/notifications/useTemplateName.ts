import { useTranslate } from 'ra-core';

/** What an e-mail is called; one that is not known goes by its key. */
export function useTemplateName(): (key: string) => string {
  const translate = useTranslate();
  return (key) => translate(`notifications.templates.${key}.name`, { _: key });
}
