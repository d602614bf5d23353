import { pageFields, styleFields, widgetNameFields } from '../commonFields';
import { defineWidgetPage } from '../widgetPage';

/** Invites customers to refer a friend, with their referral link. */
export const referralBlock = defineWidgetPage({
  placement: 'inPage',
  controls: {
    show: {
      ...widgetNameFields,
      showIcon: { kind: 'boolean', default: true },
      showExplanation: { kind: 'boolean', default: true },
    },
    layout: { blockAlign: { kind: 'choice', choices: ['center', 'start'], default: 'center' } },
    style: styleFields,
    pages: pageFields,
  },
  texts: ['loyalty.referTitle', 'loyalty.referText', 'loyalty.referLink', 'loyalty.join'],
});
