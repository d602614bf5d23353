import { pageFields, widgetNameFields } from '../commonFields';
import { defineWidgetPage } from '../widgetPage';

/** Points that a customer earns by buying a product, on its page. */
export const productPoints = defineWidgetPage({
  placement: 'inPage',
  controls: {
    show: {
      ...widgetNameFields,
      audience: { kind: 'choice', choices: ['everyone', 'guests', 'members'], default: 'everyone' },
      showIcon: { kind: 'boolean', default: true },
      showJoin: { kind: 'boolean', default: true },
    },
    layout: { align: { kind: 'choice', choices: ['start', 'center', 'end'], default: 'start' } },
    position: {
      productPosition: { kind: 'choice', choices: ['aboveTitle', 'belowTitle', 'belowPrice'], default: 'belowPrice' },
    },
    pages: pageFields,
  },
  texts: ['loyalty.earn', 'loyalty.join'],
});
