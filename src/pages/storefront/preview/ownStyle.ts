import type { WidgetValues } from '../../../../resources/widgetPages';

/** Corners, room, edges and buttons as they are drawn. */
export interface DrawnStyle {
  corners: string;
  spacing: string;
  edges: string;
  buttons: string;
}

/** The style of a widget: its own where it has one, else the basic theme's. */
export function drawnStyle(basics: WidgetValues<'BasicTheme'>, own: Partial<DrawnStyle> = {}): DrawnStyle {
  const of = (name: keyof DrawnStyle) => (own[name] === undefined || own[name] === 'theme' ? basics[name] : own[name]);
  return { corners: of('corners'), spacing: of('spacing'), edges: of('edges'), buttons: of('buttons') };
}
