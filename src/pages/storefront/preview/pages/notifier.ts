import type { WidgetValues } from '../../../../../resources/widgetPages';
import { html, type SafeHtml } from '../../../../lib/html';
import { link } from '../parts/button';
import { iconOf } from '../parts/icons';
import { plainTaskTitle } from '../parts/ways';
import type { Scene } from '../scene';
import { expiringText } from './dashboard';
import { productWith } from './productPage';

type Values = WidgetValues<'LoyaltyProgramNotifier'>;

/** A page of the shop with the notice over it; without it where there is nothing to tell. */
export function notifier(scene: Scene, values: Values): SafeHtml {
  const page = productWith(scene, { at: 'behind', part: html`` });
  const told = notice(scene, values);
  if (!told) return page;
  return html`${page}<div class="lw-place lw-place-${values.noticePosition}">${told}</div>`;
}

function notice({ shop, words }: Scene, values: Values): SafeHtml | null {
  const { member } = shop;
  const order = shop.tasks.find(({ type }) => type === 'place_an_order');
  const points = words.say('points.count', { count: 245 });
  if (!member) {
    if (!values.forGuests || !order) return null;
    return toast(words, 'place_an_order', html`<strong>${words.text('notifier.guest', { points })}</strong>`);
  }
  if (member.expiring && values.onExpiring) {
    return toast(words, 'gift', html`<strong>${expiringText(member.expiring, words)}</strong>`);
  }
  const [last] = member.activity;
  if (!values.onEarned || !last) return null;
  const earned = words.say('points.count', { count: last.points });
  const task = shop.tasks.find(({ type }) => type === last.task) ?? { type: last.task, title: '' };
  const reason = values.showReason
    ? html`<span class="lw-muted">${words.text('notifier.reason', { task: plainTaskTitle(task, words) })}</span>`
    : '';
  const balance = values.showBalance
    ? html`<span class="lw-muted">${words.text('loyalty.balanceIs', { points: words.say('points.count', { count: member.points }) })}</span>`
    : '';
  return toast(
    words,
    last.task,
    html`<strong>${words.text('notifier.earned', { points: earned })}</strong>${reason}${balance}`,
  );
}

function toast(words: Scene['words'], type: string, content: SafeHtml): SafeHtml {
  return html`<div class="lw-notice lw-over" role="status">${iconOf(type)}<div class="lw-notice-text">${content}${link(words.text('notifier.open'))}</div><a class="lw-close" role="button" tabindex="0" aria-label="${words.say('notifier.close')}">×</a></div>`;
}

export const notifierCss = `
.lw-notice { display: flex; align-items: flex-start; gap: 12px; inline-size: min(100%, 360px); padding: var(--lw-gap); padding-inline-end: 44px; border-inline-start: 5px solid var(--lw-brand); }
.lw-notice-text { display: grid; gap: 2px; justify-items: start; font-size: 14px; }
.lw-notice-text strong { font-size: 15px; }
`;
