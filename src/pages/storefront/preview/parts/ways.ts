/** How points are earned and what they buy, as cards. */
import { type ShopperTextKey, shopperTextOf } from '../../../../../resources/storefront/texts';
import { html, type SafeHtml } from '../../../../lib/html';
import type { DrawnStyle } from '../ownStyle';
import type { ShownGain, ShownTask, Words } from '../scene';
import { button } from './button';
import { iconOf } from './icons';

const isKey = (key: string): key is ShopperTextKey => shopperTextOf(key) !== null;

/** What a way to earn points is called, plain. */
export function plainTaskTitle({ type, title }: Pick<ShownTask, 'type' | 'title'>, { say }: Words): string {
  const key = `tasks.${type}`;
  return title || (isKey(key) ? say(key) : type);
}

/** The same as HTML; a click on words of the shop picks them. */
export function taskTitle({ type, title }: Pick<ShownTask, 'type' | 'title'>, { text }: Words): SafeHtml {
  const key = `tasks.${type}`;
  if (title !== '') return html`<bdi>${title}</bdi>`;
  return isKey(key) ? text(key) : html`<bdi>${type}</bdi>`;
}

function gainTitle({ type, title, value }: ShownGain, { text, money, percent }: Words): SafeHtml {
  const key = `gains.${type}`;
  if (title !== '') return html`<bdi>${title}</bdi>`;
  if (!isKey(key)) return html`<bdi>${type}</bdi>`;
  return text(key, value === null ? {} : { percent: percent(value), amount: money(value) });
}

const points = ({ say }: Words, count: number) => say('points.count', { count });

/** @param isDone the member has them already */
export function taskCard(task: ShownTask, words: Words, isDone: boolean): SafeHtml {
  const earned = isDone
    ? words.text('loyalty.done')
    : words.text('loyalty.earn', { points: points(words, task.points) });
  return html`<li class="lw-card lw-task">${iconOf(task.type)}<div><h3>${taskTitle(task, words)}</h3><p class="lw-muted">${earned}</p></div></li>`;
}

/** @param balance points of the member; null for a guest, who cannot redeem */
export function gainCard(gain: ShownGain, words: Words, style: DrawnStyle, balance: number | null): SafeHtml {
  const lacking = balance === null ? 0 : gain.cost - balance;
  const toGo =
    lacking > 0
      ? html`<p class="lw-muted lw-missing">${words.text('loyalty.missing', { points: points(words, lacking) })}</p>`
      : '';
  const redeem =
    balance === null ? '' : button(words.text('loyalty.redeem'), style, { isSmall: true, isDisabled: lacking > 0 });
  return html`<li class="lw-card lw-reward">${iconOf(gain.type)}<div><h3>${gainTitle(gain, words)}</h3><p class="lw-muted">${words.text('loyalty.cost', { points: points(words, gain.cost) })}</p>${toGo}</div>${redeem}</li>`;
}

export const waysCss = `
.lw-cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, max(210px, calc((100% - var(--lw-gap) * 3) / var(--lw-columns, 3)))), 1fr)); gap: var(--lw-gap); }
.lw-task, .lw-reward { display: flex; flex-wrap: wrap; align-items: center; gap: 12px; }
.lw-task > div, .lw-reward > div { flex: 1; min-inline-size: 120px; }
.lw-task h3, .lw-reward h3 { font-size: 16px; }
.lw-task p, .lw-reward p { font-size: 14px; }
`;
