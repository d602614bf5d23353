import { pageFields, styleFields } from '../commonFields';
import { defineWidgetPage } from '../widgetPage';

/** Reviews and questions on a product page. */
export const reviewAndFaq = defineWidgetPage({
  placement: 'inPage',
  controls: {
    show: {
      parts: { kind: 'choice', choices: ['both', 'reviews', 'questions'], default: 'both' },
      showSummary: { kind: 'boolean', default: true, visibleWhen: { field: 'parts', isNot: 'questions' } },
      showPictures: { kind: 'boolean', default: true, visibleWhen: { field: 'parts', isNot: 'questions' } },
      showReplies: { kind: 'boolean', default: true, visibleWhen: { field: 'parts', isNot: 'questions' } },
      showDates: { kind: 'boolean', default: true },
      mayWrite: { kind: 'boolean', default: true, visibleWhen: { field: 'parts', isNot: 'questions' } },
      mayAsk: { kind: 'boolean', default: true, visibleWhen: { field: 'parts', isNot: 'reviews' } },
    },
    layout: {
      layout: { kind: 'choice', choices: ['list', 'grid'], default: 'list' },
      firstPart: {
        kind: 'choice',
        choices: ['reviews', 'questions'],
        default: 'reviews',
        visibleWhen: { field: 'parts', is: 'both' },
      },
      order: { kind: 'choice', choices: ['newest', 'highest', 'featured'], default: 'newest' },
      perPage: { kind: 'count', unit: 'entries', default: 5, min: 1, max: 50 },
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
