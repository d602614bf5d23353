import { pageFields, styleFields } from '../commonFields';
import { defineWidgetPage } from '../widgetPage';

/** The reviews and questions of a product, on its page. */
export const reviewAndFaq = defineWidgetPage({
  place: 'inPage',
  controls: {
    show: {
      parts: { kind: 'choice', choices: ['both', 'reviews', 'questions'], default: 'both' },
      showSummary: { kind: 'switch', default: true, onlyWith: { field: 'parts', isNot: 'questions' } },
      showPictures: { kind: 'switch', default: true, onlyWith: { field: 'parts', isNot: 'questions' } },
      showReplies: { kind: 'switch', default: true, onlyWith: { field: 'parts', isNot: 'questions' } },
      showDates: { kind: 'switch', default: true },
      mayWrite: { kind: 'switch', default: true, onlyWith: { field: 'parts', isNot: 'questions' } },
      mayAsk: { kind: 'switch', default: true, onlyWith: { field: 'parts', isNot: 'reviews' } },
    },
    layout: {
      layout: { kind: 'choice', choices: ['list', 'grid'], default: 'list' },
      firstPart: {
        kind: 'choice',
        choices: ['reviews', 'questions'],
        default: 'reviews',
        onlyWith: { field: 'parts', is: 'both' },
      },
      order: { kind: 'choice', choices: ['newest', 'highest', 'featured'], default: 'newest' },
      perPage: { kind: 'whole', unit: 'entries', default: 5, min: 1, max: 50 },
    },
    position: {
      listPosition: { kind: 'choice', choices: ['belowDescription', 'pageEnd'], default: 'belowDescription' },
    },
    style: styleFields,
    pages: pageFields,
  },
  texts: [
    'reviews.title',
    'reviews.average',
    'reviews.count',
    'reviews.write',
    'reviews.noneYet',
    'reviews.beFirst',
    'reviews.reply',
    'reviews.showMore',
    'questions.title',
    'questions.count',
    'questions.ask',
    'questions.noneYet',
    'questions.answeredBy',
    'questions.showMore',
  ],
});
