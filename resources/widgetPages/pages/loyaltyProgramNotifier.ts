import { cardStyleFields, cornerChoices, pageFields } from '../commonFields';
import { defineWidgetPage } from '../widgetPage';

/** The notice that tells of points as they are earned. */
export const loyaltyProgramNotifier = defineWidgetPage({
  place: 'overlay',
  controls: {
    show: {
      onEarned: { kind: 'switch', default: true },
      onExpiring: { kind: 'switch', default: true },
      forGuests: { kind: 'switch', default: true },
      showReason: { kind: 'switch', default: true },
      showBalance: { kind: 'switch', default: false },
    },
    layout: { staysSeconds: { kind: 'whole', unit: 'seconds', default: 6, min: 2, max: 60 } },
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
