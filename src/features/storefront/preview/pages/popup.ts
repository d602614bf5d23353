import type { WidgetValues } from '../../../../../resources/widgetPages';
import { html, type SafeHtml } from '../../../../lib/html';
import { isInAudience } from '../parts/audience';
import { renderButton, renderLink } from '../parts/button';
import type { PreviewContext, PreviewVoucher } from '../previewContext';
import { resolveStyle } from '../resolveStyle';
import { renderProductWithWidget } from './productPage';

type Values = WidgetValues<'LoyaltyCouponPopup'>;

/** Sample voucher for visitors without one. */
const sampleVoucher: PreviewVoucher = { code: 'WELCOME-7K2QX', percent: 10, minimum: 40, daysLeft: 30 };

/** Product page with the coupon popup on top, if the visitor is in its audience. */
export function renderPopup(context: PreviewContext, values: Values): SafeHtml {
  const page = renderProductWithWidget(context, { position: 'behind', content: html`` });
  if (!isInAudience(context, values.audience)) return page;
  const dims = values.popupPosition === 'center' && values.dimsPage;
  return html`${page}${dims ? html`<div class="lw-dim"></div>` : ''}<div class="lw-place lw-place-${values.popupPosition}">${renderCoupon(context, values)}</div>`;
}

function renderCoupon(context: PreviewContext, values: Values): SafeHtml {
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
