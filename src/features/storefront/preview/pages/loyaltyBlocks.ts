import type { WidgetValues } from '../../../../../resources/widgetPages';
import { html, type SafeHtml } from '../../../../lib/html';
import { renderPartIcon } from '../../renderPartIcon';
import { renderButton, renderLink } from '../parts/elements';
import { renderPlaceholderText, renderStorePage } from '../parts/storePage';
import { getTaskTitle } from '../parts/taskAndRewardCards';
import { isInAudience, type PreviewContext, type PreviewVoucher } from '../previewContext';
import { resolveStyle } from '../resolveStyle';
import { renderExpiringText } from './dashboard';
import { renderProductWithWidget } from './productPage';

type BannerValues = WidgetValues<'PointsBanner'>;

/** Product page with the banner at one of its edges, if the visitor is in its audience. */
export function renderPointsBanner(context: PreviewContext, values: BannerValues): SafeHtml {
  const page = renderProductWithWidget(context, { position: 'behind', content: html`` });
  const banner = isInAudience(context, values.audience) ? renderBanner(context, values) : '';
  return values.bannerPosition === 'top' ? html`${banner}${page}` : html`${page}${banner}`;
}

function renderBanner({ store, messages, basics }: PreviewContext, values: BannerValues): SafeHtml {
  const { member } = store;
  const close = values.showClose
    ? html`<a class="lw-close" role="button" tabindex="0" aria-label="${messages.translate('notifier.close')}">×</a>`
    : '';
  return html`<aside class="lw-banner lw-banner-${values.bannerPosition} lw-banner-${values.bannerGround}">${member ? renderPoints() : renderInvitation()}${close}</aside>`;

  function renderInvitation(): SafeHtml {
    const style = resolveStyle(basics, { buttons: values.buttons });
    return html`<strong>${messages.text('loyalty.welcome')}</strong>${renderButton(messages.text('loyalty.join'), style, { isSmall: true })}`;
  }

  function renderPoints(): SafeHtml {
    const points = messages.translate('points.count', { count: member?.points ?? 0 });
    const expiring =
      member?.expiring && values.showExpiry ? html`<span>${renderExpiringText(member.expiring, messages)}</span>` : '';
    return html`<strong>${messages.text('loyalty.balanceIs', { points })}</strong>${expiring}`;
  }
}

export const bannerCss = `
.lw-banner { position: sticky; inset-inline: 0; z-index: 1; display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 6px 16px; padding: 10px 48px; font-size: 14px; text-align: center; }
.lw-banner-top { inset-block-start: 0; }
.lw-banner-bottom { position: fixed; inset-block-end: 0; }
.lw-banner-brand { background: var(--lw-brand); color: var(--lw-on-brand); }
.lw-banner-plain { border-block: 1px solid var(--lw-line); background: var(--lw-ground); }
.lw-banner-brand .lw-close { color: inherit; }
.lw-banner-brand .lw-button:not(.lw-button-outline) { border-color: var(--lw-on-brand); }
.lw-banner-brand .lw-button-outline { border-color: currentcolor; }
`;

type CouponValues = WidgetValues<'LoyaltyCouponPopup'>;

/** Sample voucher for visitors without one. */
const sampleVoucher: PreviewVoucher = { code: 'WELCOME-7K2QX', percent: 10, minimum: 40, daysLeft: 30 };

/** Product page with the coupon popup on top, if the visitor is in its audience. */
export function renderPopup(context: PreviewContext, values: CouponValues): SafeHtml {
  const page = renderProductWithWidget(context, { position: 'behind', content: html`` });
  if (!isInAudience(context, values.audience)) return page;
  const dims = values.popupPosition === 'center' && values.dimsPage;
  return html`${page}${dims ? html`<div class="lw-dim"></div>` : ''}<div class="lw-place lw-place-${values.popupPosition}">${renderCoupon(context, values)}</div>`;
}

function renderCoupon(context: PreviewContext, values: CouponValues): SafeHtml {
  const { messages, store, basics } = context;
  const style = resolveStyle(basics, values);
  const voucher = store.member?.vouchers[0] ?? sampleVoucher;
  const minimum = values.showMinimum
    ? html`<p class="lw-muted">${messages.text('coupon.minimum', { amount: messages.money(voucher.minimum) })}</p>`
    : '';
  const until = values.showUntil
    ? html`<p class="lw-muted">${messages.text('loyalty.voucherUntil', { date: messages.day(voucher.daysLeft) })}</p>`
    : '';
  const action = store.member
    ? html`<bdi class="lw-code">${voucher.code}</bdi>${renderButton(messages.text('coupon.use'), style)}`
    : renderButton(messages.text('loyalty.join'), style);
  const laterLink = values.showLater ? renderLink(messages.text('coupon.later')) : '';
  return html`<div class="lw-popup lw-over" role="dialog" aria-labelledby="lw-popup-title"><a class="lw-close" role="button" tabindex="0" aria-label="${messages.translate('coupon.close')}">×</a><h2 class="lw-title" id="lw-popup-title">${messages.text('coupon.title')}</h2><p class="lw-offer">${messages.text('coupon.text', { discount: messages.percent(voucher.percent) })}</p>${minimum}${until}<div class="lw-actions">${action}${laterLink}</div></div>`;
}

export const overlayCss = `
.lw-dim { position: fixed; inset: 0; background: rgb(0 0 0 / 0.5); }
.lw-place { position: fixed; inset: 0; display: flex; padding: 16px; overflow: auto; pointer-events: none; }
.lw-place-center { align-items: center; justify-content: center; }
.lw-place-bottomStart { align-items: flex-end; justify-content: flex-start; }
.lw-place-bottomEnd { align-items: flex-end; justify-content: flex-end; }
.lw-place-topStart { align-items: flex-start; justify-content: flex-start; }
.lw-place-topEnd { align-items: flex-start; justify-content: flex-end; }
.lw-over { position: relative; pointer-events: auto; max-block-size: 100%; border: 1px solid var(--lw-edge); border-radius: var(--lw-radius); background: var(--lw-ground); color: var(--lw-ink); box-shadow: 0 2px 8px rgb(0 0 0 / 0.16), 0 14px 44px rgb(0 0 0 / 0.24); }
.lw-popup { display: grid; gap: 10px; justify-items: center; inline-size: min(100%, 380px); padding: calc(var(--lw-gap) + 14px); border-block-start: 6px solid var(--lw-brand); text-align: center; }
.lw-offer { font-size: 18px; }
.lw-actions { display: grid; gap: 12px; justify-items: center; margin-block-start: 8px; }
.lw-close { position: absolute; inset-block-start: 6px; inset-inline-end: 6px; display: grid; place-items: center; inline-size: 36px; block-size: 36px; font-size: 22px; line-height: 1; color: var(--lw-second); cursor: pointer; }
`;

type ProductPointsValues = WidgetValues<'ProductPoints'>;

/** Points of a sample order: the preview doesn't know what the store's own products earn. */
const SAMPLE_ORDER_POINTS = 245;

/** Product page with the points that its product earns. */
export function renderProductPoints(context: PreviewContext, values: ProductPointsValues): SafeHtml {
  return renderProductWithWidget(context, {
    position: values.productPosition,
    content: isInAudience(context, values.audience) ? renderSamplePoints(context, values) : html``,
  });
}

function renderSamplePoints({ store, messages }: PreviewContext, values: ProductPointsValues): SafeHtml {
  const points = messages.translate('points.count', { count: SAMPLE_ORDER_POINTS });
  const icon = values.showIcon ? renderPartIcon('place_an_order') : '';
  const join = values.showJoin && !store.member ? renderLink(messages.text('loyalty.join')) : '';
  return html`<div class="lw-product-points lw-align-${values.align}">${icon}<span class="lw-points-text">${messages.text('loyalty.earn', { points })}</span>${join}</div>`;
}

export const productPointsCss = `
.lw-product-points { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 10px; font-size: 14px; }
.lw-product-points .lw-icon { inline-size: 28px; block-size: 28px; padding: 6px; }
.lw-product-points .lw-icon svg { inline-size: 16px; block-size: 16px; }
.lw-points-text { font-weight: 600; }
`;

/** Points of a referral in a store whose program doesn't reward one. */
const SAMPLE_REFERRAL_POINTS = 500;

/** Store page with an invitation to refer a friend. Members see their link, guests are invited to join. */
export function renderReferralBlock(context: PreviewContext, values: WidgetValues<'ReferralBlock'>): SafeHtml {
  const { store, messages, basics } = context;
  const task = store.tasks.find(({ type }) => type === 'refer_a_friend');
  const points = messages.translate('points.count', { count: task?.points ?? SAMPLE_REFERRAL_POINTS });
  const icon = values.showIcon ? renderPartIcon('refer_a_friend') : '';
  const explanation = values.showExplanation ? html`<p>${messages.text('loyalty.referText', { points })}</p>` : '';
  const action = store.member
    ? html`<p class="lw-muted">${messages.text('loyalty.referLink')}</p><bdi class="lw-code" dir="ltr">${store.member.referralUrl}</bdi>`
    : html`<p>${renderButton(messages.text('loyalty.join'), resolveStyle(basics, values))}</p>`;
  return renderStorePage(
    context,
    html`${renderPlaceholderText(3)}<section class="lw-card lw-invite lw-invite-${values.blockAlign}">${icon}<h2 class="lw-title">${messages.text('loyalty.referTitle')}</h2>${explanation}${action}</section>${renderPlaceholderText(3)}`,
  );
}

export const referralBlockCss = `
.lw-invite { display: grid; gap: 10px; margin-block: 28px; padding: calc(var(--lw-gap) * 1.75); }
.lw-invite-center { justify-items: center; text-align: center; }
.lw-invite-start { justify-items: start; }
`;

type NotifierValues = WidgetValues<'LoyaltyProgramNotifier'>;

/** Product page with the loyalty notification on top, if there is one to show. */
export function renderNotifier(context: PreviewContext, values: NotifierValues): SafeHtml {
  const page = renderProductWithWidget(context, { position: 'behind', content: html`` });
  const notification = renderNotice(context, values);
  if (!notification) return page;
  return html`${page}<div class="lw-place lw-place-${values.noticePosition}">${notification}</div>`;
}

function renderNotice({ store, messages }: PreviewContext, values: NotifierValues): SafeHtml | null {
  const { member } = store;
  const order = store.tasks.find(({ type }) => type === 'place_an_order');
  const points = messages.translate('points.count', { count: 245 });
  if (!member) {
    if (!values.forGuests || !order) return null;
    return renderToast(
      messages,
      'place_an_order',
      html`<strong>${messages.text('notifier.guest', { points })}</strong>`,
    );
  }
  if (member.expiring && values.onExpiring) {
    return renderToast(messages, 'gift', html`<strong>${renderExpiringText(member.expiring, messages)}</strong>`);
  }
  const [last] = member.activity;
  if (!values.onEarned || !last) return null;
  const earned = messages.translate('points.count', { count: last.points });
  const task = store.tasks.find(({ type }) => type === last.task) ?? { type: last.task, title: '' };
  const reason = values.showReason
    ? html`<span class="lw-muted">${messages.text('notifier.reason', { task: getTaskTitle(task, messages) })}</span>`
    : '';
  const balance = values.showBalance
    ? html`<span class="lw-muted">${messages.text('loyalty.balanceIs', { points: messages.translate('points.count', { count: member.points }) })}</span>`
    : '';
  return renderToast(
    messages,
    last.task,
    html`<strong>${messages.text('notifier.earned', { points: earned })}</strong>${reason}${balance}`,
  );
}

function renderToast(messages: PreviewContext['messages'], type: string, content: SafeHtml): SafeHtml {
  return html`<div class="lw-notice lw-over" role="status">${renderPartIcon(type)}<div class="lw-notice-text">${content}${renderLink(messages.text('notifier.open'))}</div><a class="lw-close" role="button" tabindex="0" aria-label="${messages.translate('notifier.close')}">×</a></div>`;
}

export const notifierCss = `
.lw-notice { display: flex; align-items: flex-start; gap: 12px; inline-size: min(100%, 360px); padding: var(--lw-gap); padding-inline-end: 44px; border-inline-start: 5px solid var(--lw-brand); }
.lw-notice-text { display: grid; gap: 2px; justify-items: start; font-size: 14px; }
.lw-notice-text strong { font-size: 15px; }
`;
