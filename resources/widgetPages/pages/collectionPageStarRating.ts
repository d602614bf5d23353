import { pageFields, starFields } from '../commonFields';
import { defineWidgetPage } from '../widgetPage';

/** The stars of every product of a collection, in its grid. */
export const collectionPageStarRating = defineWidgetPage({
  place: 'inPage',
  controls: {
    show: {
      showAverage: { kind: 'switch', default: false },
      showCount: { kind: 'switch', default: true },
      withoutReviews: { kind: 'choice', choices: ['stars', 'nothing'], default: 'nothing' },
    },
    layout: { ...starFields, starSize: { ...starFields.starSize, default: 14 } },
    position: {
      cardPosition: { kind: 'choice', choices: ['belowPicture', 'belowTitle', 'belowPrice'], default: 'belowTitle' },
    },
    pages: pageFields,
  },
  texts: ['reviews.average', 'reviews.count'],
});
