import type { WidgetTheme } from '../../../../resources/widgetTheme';
import { html, type SafeHtml } from '../../../lib/html';
import type { Scheme } from '../../../theme/tokens';
import { getReadableTextColor } from '../../storefront/colors';
import { renderPartIcon } from '../../storefront/renderPartIcon';
import type { PartViewModel, ProgramViewModel } from './programView';

/** Renders the program as static HTML without links or controls. */
export function programHtml(program: ProgramViewModel): SafeHtml {
  return html`<header><p class="shop">${program.storeName}</p><h1>${program.welcome}</h1><p class="buttons"><span class="button">${program.join}</span><span class="link">${program.signIn}</span></p></header>${sectionHtml(program.earn, program.tasks, program.noTasks)}${sectionHtml(program.redeem, program.rewards, program.noRewards)}`;
}

function sectionHtml(title: string, parts: readonly PartViewModel[], none: string): SafeHtml {
  const list = html`<ul>${parts.map(cardHtml)}</ul>`;
  return html`<section><h2>${title}</h2>${parts.length === 0 ? html`<p class="none">${none}</p>` : list}</section>`;
}

function cardHtml({ type, title, sentences, button }: PartViewModel): SafeHtml {
  const [first = '', ...more] = sentences;
  return html`<li>${renderPartIcon(type)}<div><h3>${title}</h3>${first === '' ? '' : html`<p>${first}</p>`}${more.length === 0 ? '' : html`<p class="limits">${more.join(' ')}</p>`}</div>${button === '' ? '' : html`<span class="button small">${button}</span>`}</li>`;
}

/** Colors of the preview page that the widget theme doesn't define. */
const PREVIEW_COLORS: Readonly<
  Record<Scheme, Readonly<Record<'background' | 'text' | 'secondaryText' | 'border' | 'brand', string>>>
> = {
  light: { background: '#fff', text: '#1c1d1f', secondaryText: '#55585d', border: '#e5e5e0', brand: '#333' },
  dark: { background: '#17181a', text: '#ececea', secondaryText: '#b3b5ba', border: '#3b3e43', brand: '#77797d' },
};

/** Style sheet of the preview in the theme's colors, with neutral defaults. It looks like the landing page of the widget editor. */
export function programCss(theme: WidgetTheme, scheme: Scheme): string {
  const { background, text, secondaryText, border, brand: defaultBrand } = PREVIEW_COLORS[scheme];
  const brand = theme.brandPrimaryColor ?? defaultBrand;
  const onBrand = getReadableTextColor(brand);
  return `
* { box-sizing: border-box; margin: 0; padding: 0; }
body { overflow-wrap: anywhere; background: ${background}; color: ${text}; font: 15px/1.45 system-ui, sans-serif; }
header { display: grid; gap: 14px; justify-items: center; padding: 44px 24px; background: ${brand}; color: ${onBrand}; text-align: center; }
.shop { font-size: 14px; }
h1 { font-size: 30px; line-height: 1.25; white-space: pre-line; }
h2 { margin-bottom: 12px; font-size: 17px; }
h3 { font-size: 15px; }
section { padding: 20px; }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr)); gap: 10px; list-style: none; }
li { display: flex; align-items: center; justify-content: space-between; gap: 12px; padding: 12px 14px; border: 1px solid ${border}; border-radius: 12px; }
li > div { flex: 1; min-width: 0; }
.lw-icon { flex: none; width: 40px; height: 40px; padding: 9px; border-radius: 50%; background: ${brand}; color: ${onBrand}; }
.lw-icon svg { display: block; width: 22px; height: 22px; fill: none; stroke: currentcolor; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }
.buttons { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 14px; }
header .button { border: 2px solid ${onBrand}; }
.button { display: inline-block; padding: 9px 18px; border-radius: 6px; background: ${theme.btnPrimaryBg ?? brand}; color: ${theme.btnPrimaryColor ?? '#fff'}; font-weight: 600; }
.small { padding: 6px 12px; font-size: 13px; white-space: nowrap; }
.link { text-decoration: underline; }
.limits, .none { color: ${secondaryText}; font-size: 13px; }
`;
}
