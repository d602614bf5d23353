import { cardStyleFields, pageFields } from '../commonFields';
import { defineWidgetPage } from '../widgetPage';

const columns = (initial: number) => ({ kind: 'count', unit: 'entries', default: initial, min: 1, max: 8 }) as const;
const rows = (initial: number) =>
  ({
    kind: 'count',
    unit: 'entries',
    default: initial,
    min: 1,
    max: 6,
    visibleWhen: { field: 'feedLayout', is: 'grid' },
  }) as const;

/** Instagram feed. A carousel has one row. */
export const instagram = defineWidgetPage({
  placement: 'inPage',
  sameForAll: true,
  controls: {
    source: {
      feedSource: { kind: 'choice', choices: ['account', 'hashtags'], default: 'account' },
      account: {
        kind: 'text',
        format: 'instagramAccount',
        max: 31,
        visibleWhen: { field: 'feedSource', is: 'account' },
      },
      hashtags: { kind: 'text', format: 'hashtags', max: 200, visibleWhen: { field: 'feedSource', is: 'hashtags' } },
    },
    show: {
      showTitle: { kind: 'boolean', default: true },
      showSource: { kind: 'boolean', default: true },
      showCaptions: { kind: 'boolean', default: false },
      postLink: { kind: 'choice', choices: ['instagram', 'enlarge', 'nothing'], default: 'instagram' },
    },
    layout: {
      feedLayout: { kind: 'choice', choices: ['grid', 'carousel'], default: 'grid' },
      columnsPhone: columns(2),
      rowsPhone: rows(3),
      columnsTablet: columns(3),
      rowsTablet: rows(2),
      columnsDesktop: columns(4),
      rowsDesktop: rows(2),
      imageShape: { kind: 'choice', choices: ['square', 'portrait'], default: 'square' },
      imageGap: { kind: 'count', unit: 'pixels', default: 8, min: 0, max: 40 },
    },
    style: { corners: cardStyleFields.corners },
    pages: pageFields,
  },
  texts: ['tasks.social_follow'],
});
