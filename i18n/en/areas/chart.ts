/** Words of charts. */
export const words = {
  moments: '%{label}: moment by moment',
  asTable: 'Show as table',
  asChart: 'Show as chart',
  when: 'When',
  what: 'What',
  more: 'and %{smart_count} more',
};
