import type { WidgetValues } from '../../../../../resources/widgetPages';
import { html, type SafeHtml } from '../../../../lib/html';
import { type DrawnStyle, drawnStyle } from '../ownStyle';
import { button } from '../parts/button';
import { hero, section } from '../parts/hero';
import { iconOf } from '../parts/icons';
import { gainCard, taskCard, taskTitle } from '../parts/ways';
import type { Scene, ShownActivity, ShownMember, ShownVoucher, Words } from '../scene';
import { landing } from './landing';

type Values = WidgetValues<'LoyaltyProgramDashboard'>;

/** What a member sees of their own; a guest is led to the programme's page instead. */
export function dashboard(scene: Scene, values: Values): SafeHtml {
  const { shop, words } = scene;
  const { member } = shop;
  if (!member) return landing(scene, guestValues(values));
  const style = drawnStyle(scene.basics, values);
  const cards = (list: readonly SafeHtml[]) =>
    html`<ul class="lw-cards" style="--lw-columns: ${String(values.columns)}">${list}</ul>`;
  const done = new Set(member.activity.filter(({ task }) => task === 'signup').map(({ task }) => task));
  const parts: readonly (SafeHtml | false)[] = [
    values.showVouchers && section('lw-vouchers', words.text('loyalty.yourVouchers'), vouchers(member, words, style)),
    values.showRewards &&
      shop.gains.length > 0 &&
      section(
        'lw-rewards',
        words.text('loyalty.howToSpend'),
        cards(shop.gains.map((one) => gainCard(one, words, style, member.points))),
      ),
    values.showTasks &&
      shop.tasks.length > 0 &&
      section(
        'lw-tasks',
        words.text('loyalty.howToEarn'),
        cards(shop.tasks.map((one) => taskCard(one, words, done.has(one.type)))),
      ),
    values.showReferral && referral(scene, member, style),
    values.showHistory && section('lw-history', words.text('loyalty.history'), history(member, values, words)),
  ];
  return html`<main class="lw-page lw-dashboard">${head(member, values, words)}${parts.filter((one) => one !== false)}</main>`;
}

const guestValues = ({ heroGround, columns, corners, spacing, edges, buttons }: Values) => ({
  ...{ heroGround, columns, corners, spacing, edges, buttons },
  heroAlign: 'center' as const,
  showIntro: true,
  showTasks: true,
  showRewards: true,
  showReferral: false,
});

function head(member: ShownMember, { heroGround, showExpiry }: Values, words: Words): SafeHtml {
  const { points, expiring } = member;
  const amount =
    points === 0
      ? html`<p>${words.text('loyalty.noPoints')}</p>`
      : html`<p class="lw-points"><strong>${words.number(points)}</strong><span class="lw-muted">${words.text('loyalty.balance')}</span></p>`;
  const lost = expiring && showExpiry ? html`<p class="lw-expiring">${expiringText(expiring, words)}</p>` : '';
  return hero(
    { heroGround, align: 'start' },
    html`<h1>${words.text('loyalty.hello', { name: member.name })}</h1>${amount}${lost}`,
  );
}

/** Which points are lost, and when. */
export const expiringText = ({ points, days }: NonNullable<ShownMember['expiring']>, words: Words): SafeHtml =>
  words.text('loyalty.expiring', { points: words.say('points.count', { count: points }), date: words.day(days) });

function vouchers({ vouchers: held }: ShownMember, words: Words, style: DrawnStyle): SafeHtml {
  if (held.length === 0) return html`<p class="lw-muted">${words.text('loyalty.noVouchers')}</p>`;
  const card = ({ code, percent, daysLeft }: ShownVoucher) =>
    html`<li class="lw-card lw-voucher"><strong>${words.text('gains.percentage', { percent: words.percent(percent) })}</strong><bdi class="lw-code">${code}</bdi><span class="lw-muted">${words.text('loyalty.voucherUntil', { date: words.day(daysLeft) })}</span>${button(words.text('loyalty.copyCode'), { ...style, buttons: 'outline' }, { isSmall: true })}</li>`;
  return html`<p class="lw-muted">${words.text('vouchers.count', { count: held.length })}</p><ul class="lw-cards" style="--lw-columns: 2">${held.map(card)}</ul>`;
}

function referral({ shop, words }: Scene, { link }: ShownMember, style: DrawnStyle): SafeHtml {
  const points = shop.tasks.find(({ type }) => type === 'refer_a_friend')?.points ?? 500;
  const text = words.text('loyalty.referText', { points: words.say('points.count', { count: points }) });
  const copied = html`<p class="lw-muted">${words.text('loyalty.referLink')}</p><bdi class="lw-code" dir="ltr">${link}</bdi>`;
  return section(
    'lw-referral',
    words.text('loyalty.referTitle'),
    html`<div class="lw-card lw-refer">${iconOf('refer_a_friend')}<div><p>${text}</p>${copied}</div>${button(words.text('loyalty.copyCode'), style, { isSmall: true })}</div>`,
  );
}

function history({ activity }: ShownMember, { historyRows }: Values, words: Words): SafeHtml {
  if (activity.length === 0) return html`<p class="lw-muted">${words.text('loyalty.historyNone')}</p>`;
  const row = ({ task, points, daysAgo }: ShownActivity) =>
    html`<li><span>${taskTitle({ type: task, title: '' }, words)}</span><span class="lw-muted">${words.day(-daysAgo)}</span><strong class="${points < 0 ? 'lw-spent' : 'lw-earned'}">${points > 0 ? '+' : ''}${words.number(points)}</strong></li>`;
  return html`<ul class="lw-card lw-activity">${activity.slice(0, historyRows).map(row)}</ul>`;
}

export const dashboardCss = `
.lw-points { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 10px; }
.lw-points strong { font-size: 44px; line-height: 1.1; font-variant-numeric: tabular-nums; }
.lw-expiring { padding: 8px 14px; border-radius: var(--lw-small-radius); background: var(--lw-ground); color: var(--lw-ink); font-weight: 600; }
.lw-voucher { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 14px; }
.lw-voucher strong { inline-size: 100%; font-size: 18px; }
.lw-voucher .lw-muted { flex: 1 1 130px; font-size: 13px; }
.lw-activity { display: grid; padding-block: 4px; }
.lw-activity li { display: grid; grid-template-columns: 1fr auto auto; gap: 16px; padding-block: 10px; font-size: 14px; }
.lw-activity li + li { border-block-start: 1px solid var(--lw-line); }
.lw-activity strong { min-inline-size: 4em; text-align: end; font-variant-numeric: tabular-nums; }
.lw-spent { color: var(--lw-second); }
`;
