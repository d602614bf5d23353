import { cornerChoices, pageFields, styleFields } from '../commonFields';
import { defineWidgetPage } from '../widgetPage';

/** Popup that offers a voucher. */
export const loyaltyCouponPopup = defineWidgetPage({
  placement: 'overlay',
  controls: {
    show: {
      audience: { kind: 'choice', choices: ['everyone', 'guests', 'members'], default: 'everyone' },
      showMinimum: { kind: 'boolean', default: true },
      showUntil: { kind: 'boolean', default: true },
      showLater: { kind: 'boolean', default: true },
    },
    layout: {
      afterSeconds: { kind: 'count', unit: 'seconds', default: 8, min: 0, max: 600 },
      howOften: { kind: 'choice', choices: ['once', 'visit', 'page'], default: 'once' },
    },
    position: {
      popupPosition: { kind: 'choice', choices: ['center', ...cornerChoices], default: 'center' },
      dimsPage: { kind: 'boolean', default: true, visibleWhen: { field: 'popupPosition', is: 'center' } },
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
