import type { WidgetTheme } from '../../../../resources/widgetTheme';
import { html, type SafeHtml } from '../../../lib/html';
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

/** The style sheet, in the colours of the shop's widgets; where it has none, in plain ones. */
export function programCss({ brandPrimaryColor, btnPrimaryBg, btnPrimaryColor }: WidgetTheme): string {
  const brand = brandPrimaryColor ?? '#333';
  return `
* { box-sizing: border-box; margin: 0; padding: 0; }
body { overflow-wrap: anywhere; background: #fff; color: #1c1d1f; font: 15px/1.45 system-ui, sans-serif; }
header { padding: 24px 20px; border-top: 6px solid ${brand}; border-bottom: 1px solid #e5e5e0; }
.shop { color: #55585d; font-size: 13px; }
h1 { margin: 4px 0 16px; font-size: 22px; line-height: 1.25; white-space: pre-line; }
h2 { margin-bottom: 12px; font-size: 17px; }
h3 { font-size: 15px; }
section { padding: 20px; }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr)); gap: 10px; list-style: none; }
li { display: flex; align-items: center; justify-content: space-between; gap: 12px; padding: 12px 14px; border: 1px solid #e5e5e0; border-inline-start: 4px solid ${brand}; border-radius: 8px; }
.buttons { display: flex; flex-wrap: wrap; align-items: center; gap: 14px; }
.button { display: inline-block; padding: 9px 18px; border-radius: 6px; background: ${btnPrimaryBg ?? brand}; color: ${btnPrimaryColor ?? '#fff'}; font-weight: 600; }
.small { padding: 6px 12px; font-size: 13px; white-space: nowrap; }
.link { color: #55585d; text-decoration: underline; }
.limits, .none { color: #55585d; font-size: 13px; }
`;
}

/** Pixels that it is high about, at a width: a little more rather than less. */
export function programHeight({ welcome, tasks, rewards }: ShownProgram, width: number): number {
  const columns = Math.max(1, Math.floor((width - 30) / 290));
  const perLine = Math.floor(((width - 40) / columns - 40) / 7);
  const linesOf = (text: string) => Math.ceil(text.length / Math.max(12, perLine));
  const heightOf = ({ title, sentences: [first = '', ...more], button }: ShownPart) =>
    // A button takes a third of the room beside it.
    (linesOf(title) + linesOf(first) + linesOf(more.join(' '))) * 22 * (button === '' ? 1 : 1.4) + 36;
  const list = (parts: readonly ShownPart[]) => {
    const heights = parts.map(heightOf);
    const rows = Array.from({ length: Math.ceil(parts.length / columns) }, (_, row) =>
      Math.max(...heights.slice(row * columns, (row + 1) * columns)),
    );
    return 90 + rows.reduce((sum, one) => sum + one, 0);
  };
  const headline = welcome
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil((line.length * 11) / (width - 40))), 0);
  return Math.ceil(140 + headline * 28 + list(tasks) + list(rewards));
}
