import { styleFields } from '../commonFields';
import { defineWidgetPage } from '../widgetPage';

/** What a member sees of their own points, vouchers and activity. */
export const loyaltyProgramDashboard = defineWidgetPage({
  place: 'ownPage',
  controls: {
    show: {
      showExpiry: { kind: 'switch', default: true },
      showVouchers: { kind: 'switch', default: true },
      showRewards: { kind: 'switch', default: true },
      showTasks: { kind: 'switch', default: true },
      showReferral: { kind: 'switch', default: true },
      showHistory: { kind: 'switch', default: true },
    },
    layout: {
      heroGround: { kind: 'choice', choices: ['brand', 'plain'], default: 'brand' },
      columns: { kind: 'whole', unit: 'entries', default: 2, min: 1, max: 4 },
      historyRows: {
        kind: 'whole',
        unit: 'entries',
        default: 5,
        min: 1,
        max: 50,
        onlyWith: { field: 'showHistory', is: true },
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
