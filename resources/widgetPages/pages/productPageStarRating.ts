import { pageFields, starFields } from '../commonFields';
import { defineWidgetPage } from '../widgetPage';

/** The stars of one product, on its page. */
export const productPageStarRating = defineWidgetPage({
  place: 'inPage',
  controls: {
    show: {
      showAverage: { kind: 'switch', default: true },
      showCount: { kind: 'switch', default: true },
      showQuestions: { kind: 'switch', default: false },
      withoutReviews: { kind: 'choice', choices: ['invite', 'stars', 'nothing'], default: 'invite' },
    },
    layout: { ...starFields, onPress: { kind: 'choice', choices: ['reviews', 'nothing'], default: 'reviews' } },
    position: {
      productPosition: { kind: 'choice', choices: ['aboveTitle', 'belowTitle', 'belowPrice'], default: 'belowTitle' },
    },
    pages: pageFields,
  },
  texts: ['reviews.average', 'reviews.count', 'questions.count', 'reviews.noneYet', 'reviews.write'],
});
