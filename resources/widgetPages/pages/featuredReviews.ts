import { cardStyleFields, pageFields, widgetNameFields } from '../commonFields';
import { defineWidgetPage } from '../widgetPage';

/** Reviews of the whole store, for the home page. */
export const featuredReviews = defineWidgetPage({
  placement: 'inPage',
  controls: {
    show: {
      ...widgetNameFields,
      reviewChoice: { kind: 'choice', choices: ['featured', 'highest', 'newest'], default: 'featured' },
      reviewCount: { kind: 'count', unit: 'entries', default: 6, min: 1, max: 20 },
      showSummary: { kind: 'boolean', default: true },
      showPictures: { kind: 'boolean', default: true },
      showDates: { kind: 'boolean', default: false },
    },
    layout: {
      feedLayout: { kind: 'choice', choices: ['carousel', 'grid'], default: 'carousel' },
      columns: { kind: 'count', unit: 'entries', default: 3, min: 1, max: 4 },
    },
    style: cardStyleFields,
    pages: pageFields,
  },
  texts: ['reviews.title', 'reviews.average', 'reviews.noneYet', 'reviews.count'],
});
