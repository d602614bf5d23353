import { useTranslate } from 'ra-core';

/** Names the first part of a key: what the texts are of; one that no widget has goes by itself. */
export function useAreaName(): (area: string) => string {
  const translate = useTranslate();
  return (area) => translate(`locale.area.${area}`, { _: area });
}
