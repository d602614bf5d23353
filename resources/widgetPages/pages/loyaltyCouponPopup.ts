import { cornerChoices, pageFields, styleFields } from '../commonFields';
import { defineWidgetPage } from '../widgetPage';

/** What opens over a page and offers a voucher. */
export const loyaltyCouponPopup = defineWidgetPage({
  place: 'overlay',
  controls: {
    show: {
      audience: { kind: 'choice', choices: ['everyone', 'guests', 'members'], default: 'everyone' },
      showMinimum: { kind: 'switch', default: true },
      showUntil: { kind: 'switch', default: true },
      showLater: { kind: 'switch', default: true },
    },
    layout: {
      afterSeconds: { kind: 'whole', unit: 'seconds', default: 8, min: 0, max: 600 },
      howOften: { kind: 'choice', choices: ['once', 'visit', 'page'], default: 'once' },
    },
    position: {
      popupPosition: { kind: 'choice', choices: ['center', ...cornerChoices], default: 'center' },
      dimsPage: { kind: 'switch', default: true, onlyWith: { field: 'popupPosition', is: 'center' } },
    },
    style: styleFields,
    pages: pageFields,
  },
  texts: [
    'coupon.title',
    'coupon.text',
    'coupon.minimum',
    'loyalty.voucherUntil',
    'loyalty.copyCode',
    'loyalty.join',
    'coupon.use',
    'coupon.later',
    'coupon.close',
  ],
});
