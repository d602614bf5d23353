import type { WidgetValues } from '../../../../../resources/widgetPages';
import { html, type SafeHtml } from '../../../../lib/html';
import { renderPartIcon } from '../../renderPartIcon';
import { renderButton, renderHero, renderSection } from '../parts/elements';
import { renderRewardCard, renderTaskCard, renderTaskTitle } from '../parts/taskAndRewardCards';
import type {
  PreviewActivity,
  PreviewContext,
  PreviewMember,
  PreviewVoucher,
  ShopperMessages,
} from '../previewContext';
import { type ResolvedStyle, resolveStyle } from '../resolveStyle';
import { renderLanding } from './landing';

type Values = WidgetValues<'LoyaltyProgramDashboard'>;

/** Loyalty dashboard of a member. Guests see the landing page instead. */
export function renderDashboard(context: PreviewContext, values: Values): SafeHtml {
  const { store, messages } = context;
  const { member } = store;
  if (!member) return renderLanding(context, getGuestValues(values));
  const style = resolveStyle(context.basics, values);
  const renderCards = (list: readonly SafeHtml[]) =>
    html`<ul class="lw-cards" style="--lw-columns: ${String(values.columns)}">${list}</ul>`;
  const done = new Set(member.activity.filter(({ task }) => task === 'signup').map(({ task }) => task));
  const parts: readonly (SafeHtml | false)[] = [
    values.showVouchers &&
      renderSection('lw-vouchers', messages.text('loyalty.yourVouchers'), renderVouchers(member, messages, style)),
    values.showRewards &&
      store.rewards.length > 0 &&
      renderSection(
        'lw-rewards',
        messages.text('loyalty.howToSpend'),
        renderCards(store.rewards.map((reward) => renderRewardCard(reward, messages, style, member.points))),
      ),
    values.showTasks &&
      store.tasks.length > 0 &&
      renderSection(
        'lw-tasks',
        messages.text('loyalty.howToEarn'),
        renderCards(store.tasks.map((task) => renderTaskCard(task, messages, done.has(task.type)))),
      ),
    values.showReferral && renderReferral(context, member, style),
    values.showHistory &&
      renderSection('lw-history', messages.text('loyalty.history'), renderHistory(member, values, messages)),
  ];
  return html`<main class="lw-page lw-dashboard">${renderHeader(member, values, messages)}${parts.filter((part) => part !== false)}</main>`;
}

const getGuestValues = ({ heroGround, columns, corners, spacing, edges, buttons }: Values) => ({
  ...{ heroGround, columns, corners, spacing, edges, buttons },
  heroAlign: 'center' as const,
  showIntro: true,
  showTasks: true,
  showRewards: true,
  showReferral: false,
});

function renderHeader(
  member: PreviewMember,
  { heroGround: heroBackground, showExpiry }: Values,
  messages: ShopperMessages,
): SafeHtml {
  const { points, expiring } = member;
  const amount =
    points === 0
      ? html`<p>${messages.text('loyalty.noPoints')}</p>`
      : html`<p class="lw-points"><strong>${messages.number(points)}</strong><span class="lw-muted">${messages.text('loyalty.balance')}</span></p>`;
  const expiringNotice =
    expiring && showExpiry ? html`<p class="lw-expiring">${renderExpiringText(expiring, messages)}</p>` : '';
  return renderHero(
    { heroBackground, align: 'start' },
    html`<h1>${messages.text('loyalty.hello', { name: member.name })}</h1>${amount}${expiringNotice}`,
  );
}

/** Message about points that expire soon. */
export const renderExpiringText = (
  { points, days }: NonNullable<PreviewMember['expiring']>,
  messages: ShopperMessages,
): SafeHtml =>
  messages.text('loyalty.expiring', {
    points: messages.translate('points.count', { count: points }),
    date: messages.day(days),
  });

function renderVouchers(
  { vouchers: memberVouchers }: PreviewMember,
  messages: ShopperMessages,
  style: ResolvedStyle,
): SafeHtml {
  if (memberVouchers.length === 0) return html`<p class="lw-muted">${messages.text('loyalty.noVouchers')}</p>`;
  const renderVoucher = ({ code, percent, daysLeft }: PreviewVoucher) =>
    html`<li class="lw-card lw-voucher"><strong>${messages.text('gains.percentage', { percent: messages.percent(percent) })}</strong><bdi class="lw-code">${code}</bdi><span class="lw-muted">${messages.text('loyalty.voucherUntil', { date: messages.day(daysLeft) })}</span>${renderButton(messages.text('loyalty.copyCode'), { ...style, buttons: 'outline' }, { isSmall: true })}</li>`;
  return html`<p class="lw-muted">${messages.text('vouchers.count', { count: memberVouchers.length })}</p><ul class="lw-cards" style="--lw-columns: 2">${memberVouchers.map(renderVoucher)}</ul>`;
}

function renderReferral(
  { store, messages }: PreviewContext,
  { referralUrl }: PreviewMember,
  style: ResolvedStyle,
): SafeHtml {
  const points = store.tasks.find(({ type }) => type === 'refer_a_friend')?.points ?? 500;
  const text = messages.text('loyalty.referText', { points: messages.translate('points.count', { count: points }) });
  const copied = html`<p class="lw-muted">${messages.text('loyalty.referLink')}</p><bdi class="lw-code" dir="ltr">${referralUrl}</bdi>`;
  return renderSection(
    'lw-referral',
    messages.text('loyalty.referTitle'),
    html`<div class="lw-card lw-refer">${renderPartIcon('refer_a_friend')}<div><p>${text}</p>${copied}</div>${renderButton(messages.text('loyalty.copyLink'), style, { isSmall: true })}</div>`,
  );
}

function renderHistory({ activity }: PreviewMember, { historyRows }: Values, messages: ShopperMessages): SafeHtml {
  if (activity.length === 0) return html`<p class="lw-muted">${messages.text('loyalty.historyNone')}</p>`;
  const renderRow = ({ task, points, daysAgo }: PreviewActivity) =>
    html`<li><span>${renderTaskTitle({ type: task, title: '' }, messages)}</span><span class="lw-muted">${messages.day(-daysAgo)}</span><strong class="${points < 0 ? 'lw-spent' : 'lw-earned'}">${points > 0 ? '+' : ''}${messages.number(points)}</strong></li>`;
  return html`<ul class="lw-card lw-activity">${activity.slice(0, historyRows).map(renderRow)}</ul>`;
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
