import { styleFields } from '../commonFields';
import { defineWidgetPage } from '../widgetPage';

/** The page that tells of the programme and invites to it. */
export const loyaltyProgramLanding = defineWidgetPage({
  place: 'ownPage',
  controls: {
    show: {
      showIntro: { kind: 'switch', default: true },
      showTasks: { kind: 'switch', default: true },
      showRewards: { kind: 'switch', default: true },
      showReferral: { kind: 'switch', default: true },
    },
    layout: {
      heroGround: { kind: 'choice', choices: ['brand', 'plain'], default: 'brand' },
      heroAlign: { kind: 'choice', choices: ['center', 'start'], default: 'center' },
      columns: { kind: 'whole', unit: 'entries', default: 3, min: 1, max: 4 },
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
