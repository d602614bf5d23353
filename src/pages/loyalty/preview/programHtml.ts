import type { WidgetTheme } from '../../../../resources/widgetTheme';
import { html, type SafeHtml } from '../../../lib/html';
import type { Scheme } from '../../../theme/tokens';
import type { ShownPart, ShownProgram } from './programView';

/** The programme as a page of the shop shows it. Nothing in it can be pressed, and no link leads anywhere. */
export function programHtml(program: ShownProgram): SafeHtml {
  return html`<header><p class="shop">${program.shop}</p><h1>${program.welcome}</h1><p class="buttons"><span class="button">${program.join}</span><span class="link">${program.signIn}</span></p></header>${section(program.earn, program.tasks, program.noTasks)}${section(program.redeem, program.rewards, program.noRewards)}`;
}

function section(title: string, parts: readonly ShownPart[], none: string): SafeHtml {
  const list = html`<ul>${parts.map(card)}</ul>`;
  return html`<section><h2>${title}</h2>${parts.length === 0 ? html`<p class="none">${none}</p>` : list}</section>`;
}

function card({ title, sentences, button }: ShownPart): SafeHtml {
  const [first = '', ...more] = sentences;
  return html`<li><div><h3>${title}</h3>${first === '' ? '' : html`<p>${first}</p>`}${more.length === 0 ? '' : html`<p class="limits">${more.join(' ')}</p>`}</div>${button === '' ? '' : html`<span class="button small">${button}</span>`}</li>`;
}

/** What stands around the colours of the shop's widgets. */
const grounds: Readonly<Record<Scheme, Readonly<Record<'ground' | 'ink' | 'second' | 'line' | 'brand', string>>>> = {
  light: { ground: '#fff', ink: '#1c1d1f', second: '#55585d', line: '#e5e5e0', brand: '#333' },
  dark: { ground: '#17181a', ink: '#ececea', second: '#b3b5ba', line: '#3b3e43', brand: '#77797d' },
};

/** The style sheet, in the colours of the shop's widgets; where it has none, in plain ones. */
export function programCss(theme: WidgetTheme, scheme: Scheme): string {
  const { ground, ink, second, line, brand: plain } = grounds[scheme];
  const brand = theme.brandPrimaryColor ?? plain;
  return `
* { box-sizing: border-box; margin: 0; padding: 0; }
body { overflow-wrap: anywhere; background: ${ground}; color: ${ink}; font: 15px/1.45 system-ui, sans-serif; }
header { padding: 24px 20px; border-top: 6px solid ${brand}; border-bottom: 1px solid ${line}; }
.shop { color: ${second}; font-size: 13px; }
h1 { margin: 4px 0 16px; font-size: 22px; line-height: 1.25; white-space: pre-line; }
h2 { margin-bottom: 12px; font-size: 17px; }
h3 { font-size: 15px; }
section { padding: 20px; }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr)); gap: 10px; list-style: none; }
li { display: flex; align-items: center; justify-content: space-between; gap: 12px; padding: 12px 14px; border: 1px solid ${line}; border-inline-start: 4px solid ${brand}; border-radius: 8px; }
.buttons { display: flex; flex-wrap: wrap; align-items: center; gap: 14px; }
.button { display: inline-block; padding: 9px 18px; border-radius: 6px; background: ${theme.btnPrimaryBg ?? brand}; color: ${theme.btnPrimaryColor ?? '#fff'}; font-weight: 600; }
.small { padding: 6px 12px; font-size: 13px; white-space: nowrap; }
.link { color: ${second}; text-decoration: underline; }
.limits, .none { color: ${second}; font-size: 13px; }
`;
}
