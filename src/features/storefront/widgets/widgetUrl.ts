import { findWidgetType, isOtherWidget } from '../../../../resources/widgetPages';
import type { Widget } from '../../../../resources/widgets';

/** URL of the gallery of all widgets. */
export const galleryUrl = '/other-widgets';

/** URL of the page on which a widget is edited. */
export function buildWidgetUrl({ _id, type }: Pick<Widget, '_id' | 'type'>): string {
  if (isOtherWidget({ type })) return `${galleryUrl}/${encodeURIComponent(_id)}`;
  const pageType = findWidgetType(type);
  if (pageType) return `/widget-editor/${pageType}`;
  return type === 'form' ? `/form/${encodeURIComponent(_id)}` : `/${type}`;
}
