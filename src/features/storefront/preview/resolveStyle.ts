import type { WidgetValues } from '../../../../resources/widgetPages';

/** Effective style of a widget. */
export interface ResolvedStyle {
  corners: string;
  spacing: string;
  edges: string;
  buttons: string;
}

/** Returns the style of a widget, falling back to the basic theme. */
export function resolveStyle(
  basics: WidgetValues<'BasicTheme'>,
  overrides: Partial<ResolvedStyle> = {},
): ResolvedStyle {
  const resolve = (name: keyof ResolvedStyle) =>
    overrides[name] === undefined || overrides[name] === 'theme' ? basics[name] : overrides[name];
  return {
    corners: resolve('corners'),
    spacing: resolve('spacing'),
    edges: resolve('edges'),
    buttons: resolve('buttons'),
  };
}
