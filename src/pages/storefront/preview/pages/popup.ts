import type { WidgetValues } from '../../../../../resources/widgetPages';
import { html, type SafeHtml } from '../../../../lib/html';
import { drawnStyle } from '../ownStyle';
import { button, link } from '../parts/button';
import type { Scene, ShownVoucher } from '../scene';
import { productWith } from './productPage';

type Values = WidgetValues<'LoyaltyCouponPopup'>;

/** What a new member is offered, where there is no voucher of their own. */
const offered: ShownVoucher = { code: 'WELCOME-7K2QX', percent: 10, minimum: 40, daysLeft: 30 };

/** A page of the shop with the coupon over it; without it for those who are not to see it. */
export function popup(scene: Scene, values: Values): SafeHtml {
  const { member } = scene.shop;
  const page = productWith(scene, { at: 'behind', part: html`` });
  const isFor = values.audience === 'everyone' || (values.audience === 'members') === (member !== null);
  if (!isFor) return page;
  const dims = values.popupPosition === 'center' && values.dimsPage;
  return html`${page}${dims ? html`<div class="lw-dim"></div>` : ''}<div class="lw-place lw-place-${values.popupPosition}">${coupon(scene, values)}</div>`;
}

function coupon(scene: Scene, values: Values): SafeHtml {
  const { words, shop, basics } = scene;
  const style = drawnStyle(basics, values);
  const voucher = shop.member?.vouchers[0] ?? offered;
  const minimum = values.showMinimum
    ? html`<p class="lw-muted">${words.text('coupon.minimum', { amount: words.money(voucher.minimum) })}</p>`
    : '';
  const until = values.showUntil
    ? html`<p class="lw-muted">${words.text('loyalty.voucherUntil', { date: words.day(voucher.daysLeft) })}</p>`
    : '';
  const act = shop.member
    ? html`<bdi class="lw-code">${voucher.code}</bdi>${button(words.text('coupon.use'), style)}`
    : button(words.text('loyalty.join'), style);
  const later = values.showLater ? link(words.text('coupon.later')) : '';
  return html`<div class="lw-popup lw-over" role="dialog" aria-labelledby="lw-popup-title"><a class="lw-close" role="button" tabindex="0" aria-label="${words.say('coupon.close')}">×</a><h2 class="lw-title" id="lw-popup-title">${words.text('coupon.title')}</h2><p class="lw-offer">${words.text('coupon.text', { discount: words.percent(voucher.percent) })}</p>${minimum}${until}<div class="lw-actions">${act}${later}</div></div>`;
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
