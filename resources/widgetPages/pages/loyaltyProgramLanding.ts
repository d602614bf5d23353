import { styleFields } from '../commonFields';
import { defineWidgetPage } from '../widgetPage';

/** Landing page of the loyalty program. */
export const loyaltyProgramLanding = defineWidgetPage({
  placement: 'ownPage',
  controls: {
    show: {
      showIntro: { kind: 'boolean', default: true },
      showTasks: { kind: 'boolean', default: true },
      showRewards: { kind: 'boolean', default: true },
      showReferral: { kind: 'boolean', default: true },
    },
    layout: {
      heroGround: { kind: 'choice', choices: ['brand', 'plain'], default: 'brand' },
      heroAlign: { kind: 'choice', choices: ['center', 'start'], default: 'center' },
      columns: { kind: 'count', unit: 'entries', default: 3, min: 1, max: 4 },
    },
    style: styleFields,
  },
  texts: [
    'loyalty.welcome',
    'loyalty.intro',
    'loyalty.join',
    'loyalty.haveAccount',
    'loyalty.signIn',
    'loyalty.howToEarn',
    'loyalty.earn',
    'loyalty.howToSpend',
    'loyalty.cost',
    'loyalty.referTitle',
    'loyalty.referText',
    'points.count',
  ],
});
