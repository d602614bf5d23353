import { styleFields } from '../commonFields';
import { defineWidgetPage } from '../widgetPage';

/** Points, vouchers, and activity of a member. */
export const loyaltyProgramDashboard = defineWidgetPage({
  placement: 'ownPage',
  controls: {
    show: {
      showExpiry: { kind: 'boolean', default: true },
      showVouchers: { kind: 'boolean', default: true },
      showRewards: { kind: 'boolean', default: true },
      showTasks: { kind: 'boolean', default: true },
      showReferral: { kind: 'boolean', default: true },
      showHistory: { kind: 'boolean', default: true },
    },
    layout: {
      heroGround: { kind: 'choice', choices: ['brand', 'plain'], default: 'brand' },
      columns: { kind: 'count', unit: 'entries', default: 2, min: 1, max: 4 },
      historyRows: {
        kind: 'count',
        unit: 'entries',
        default: 5,
        min: 1,
        max: 50,
        visibleWhen: { field: 'showHistory', is: true },
      },
    },
    style: styleFields,
  },
  texts: [
    'loyalty.hello',
    'loyalty.balance',
    'loyalty.noPoints',
    'loyalty.expiring',
    'loyalty.howToSpend',
    'loyalty.redeem',
    'loyalty.missing',
    'loyalty.yourVouchers',
    'loyalty.noVouchers',
    'loyalty.copyCode',
    'loyalty.copyLink',
    'loyalty.voucherUntil',
    'loyalty.howToEarn',
    'loyalty.earn',
    'loyalty.cost',
    'loyalty.done',
    'loyalty.referTitle',
    'loyalty.referText',
    'loyalty.referLink',
    'loyalty.history',
    'loyalty.historyNone',
    'points.count',
    'vouchers.count',
  ],
});
