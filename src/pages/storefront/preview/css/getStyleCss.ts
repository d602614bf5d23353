import type { WidgetValues } from '../../../../../resources/widgetPages';
import type { ResolvedStyle } from '../resolveStyle';

const radii: Readonly<Record<string, readonly [string, string, string]>> = {
  square: ['0', '0', '0'],
  soft: ['12px', '8px', '6px'],
  round: ['22px', '999px', '12px'],
};
const gaps: Readonly<Record<string, string>> = { compact: '10px', normal: '16px', roomy: '26px' };
const edges: Readonly<Record<string, readonly [string, string]>> = {
  none: ['transparent', 'none'],
  line: ['var(--lw-line)', 'none'],
  shadow: ['transparent', '0 1px 3px rgb(0 0 0 / 0.14), 0 6px 20px rgb(0 0 0 / 0.1)'],
};
const fonts: Readonly<Record<string, string>> = {
  // The storefront's font is unknown here; use a common one.
  shop: "'Helvetica Neue', Arial, sans-serif",
  system: 'system-ui, sans-serif',
  serif: "Georgia, 'Times New Roman', serif",
};

/** Returns the CSS custom properties for a widget's corners, spacing, edges and font. */
export function getStyleCss(
  { corners, spacing, edges: edge }: ResolvedStyle,
  font: WidgetValues<'BasicTheme'>['font'],
): string {
  const [card = '0', button = '0', small = '0'] = radii[corners] ?? [];
  const [line = 'transparent', shadow = 'none'] = edges[edge] ?? [];
  return `:root { --lw-radius: ${card}; --lw-button-radius: ${button}; --lw-small-radius: ${small}; --lw-gap: ${gaps[spacing] ?? '16px'}; --lw-edge: ${line}; --lw-shadow: ${shadow}; --lw-font: ${fonts[font] ?? 'sans-serif'}; }`;
}
