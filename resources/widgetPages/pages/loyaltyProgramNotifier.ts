import { cardStyleFields, cornerChoices, pageFields } from '../commonFields';
import { defineWidgetPage } from '../widgetPage';

/** Notice shown when points are earned. */
export const loyaltyProgramNotifier = defineWidgetPage({
  placement: 'overlay',
  controls: {
    show: {
      onEarned: { kind: 'boolean', default: true },
      onExpiring: { kind: 'boolean', default: true },
      forGuests: { kind: 'boolean', default: true },
      showReason: { kind: 'boolean', default: true },
      showBalance: { kind: 'boolean', default: false },
    },
    layout: { staysSeconds: { kind: 'count', unit: 'seconds', default: 6, min: 2, max: 60 } },
    position: { noticePosition: { kind: 'choice', choices: cornerChoices, default: 'bottomStart' } },
    style: cardStyleFields,
    pages: pageFields,
  },
  texts: [
    'notifier.earned',
    'notifier.reason',
    'notifier.guest',
    'loyalty.expiring',
    'loyalty.balanceIs',
    'notifier.open',
    'notifier.close',
    'points.count',
  ],
});
