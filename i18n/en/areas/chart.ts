/** Messages of charts. */
export const messages = {
  moments: '%{label}: data points',
  asTable: 'Show as table',
  asChart: 'Show as chart',
  when: 'Date',
  what: 'Event',
};
