/** Messages of charts. */
export const messages = {
  moments: '%{label}: moment by moment',
  asTable: 'Show as table',
  asChart: 'Show as chart',
  when: 'When',
  what: 'What',
  more: 'and %{smart_count} more',
};
