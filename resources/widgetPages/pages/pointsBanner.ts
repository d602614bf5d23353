import { pageFields, styleFields, widgetNameFields } from '../commonFields';
import { defineWidgetPage } from '../widgetPage';

/** Bar across the page: invites guests to the program and shows members their points. */
export const pointsBanner = defineWidgetPage({
  placement: 'overlay',
  controls: {
    show: {
      ...widgetNameFields,
      audience: { kind: 'choice', choices: ['everyone', 'guests', 'members'], default: 'everyone' },
      showExpiry: { kind: 'boolean', default: true },
      showClose: { kind: 'boolean', default: true },
    },
    layout: {
      bannerGround: { kind: 'choice', choices: ['brand', 'plain'], default: 'brand' },
    },
    position: {
      bannerPosition: { kind: 'choice', choices: ['top', 'bottom'], default: 'top' },
    },
    style: { buttons: styleFields.buttons },
    pages: pageFields,
  },
  texts: ['loyalty.welcome', 'loyalty.join', 'loyalty.balanceIs', 'loyalty.expiring', 'notifier.close'],
});
