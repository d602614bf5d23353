import { defineMessages } from '../../englishMessages';

/** Messages of charts. */
export const messages = defineMessages('chart', {
  moments: '%{label}: data points',
  more: '%{label}: more',
  asTable: 'Show as table',
  asChart: 'Show as chart',
  when: 'Date',
  what: 'Event',
});
