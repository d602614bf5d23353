import { pageFields, starFields } from '../commonFields';
import { defineWidgetPage } from '../widgetPage';

/** Star rating on a product page. */
export const productPageStarRating = defineWidgetPage({
  placement: 'inPage',
  controls: {
    show: {
      showAverage: { kind: 'boolean', default: true },
      showCount: { kind: 'boolean', default: true },
      showQuestions: { kind: 'boolean', default: false },
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

/** Star ratings of products in a collection grid. */
export const collectionPageStarRating = defineWidgetPage({
  placement: 'inPage',
  controls: {
    show: {
      showAverage: { kind: 'boolean', default: false },
      showCount: { kind: 'boolean', default: true },
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
