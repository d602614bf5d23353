import { useTranslate } from 'ra-core';

/** Returns a function that translates the name of a template. Unknown templates are named by their key. */
export function useTemplateName(): (key: string) => string {
  const translate = useTranslate();
  return (key) => translate(`notifications.templates.${key}.name`, { _: key });
}
