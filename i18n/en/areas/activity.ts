/** Words of what a customer was given: the ledger, and what expires. */
export const words = {
  title: 'Rewards activity',
  loading: 'Rewards are being loaded',
  failed: 'The rewards could not be loaded',
  stale: 'Shown as last read: the newest could not be loaded.',
  columns: { date: 'Date', what: 'What', source: 'For', status: 'Status', balance: 'Balance', actions: 'Actions' },
  balanceHelp:
    'Balance: the points after each line, counted back from the points of today. Only approved points move it.',
  kind: { label: 'Kind', all: 'All kinds', points: 'Points', vouchers: 'Vouchers' },
  status: { label: 'Status', all: 'Any status' },
  empty: 'No data',
  emptyText: 'This customer was not given points or vouchers yet.',
  noResult: 'No data',
  noResultText: 'Nothing is of this kind and status.',
  showAll: 'Show all',
  cut: 'The newest %{shown} of %{total} rewards are shown.',
  leftOut:
    '%{count} reward could not be read, so the balances are not known. |||| %{count} rewards could not be read, so the balances are not known.',
  outlook: {
    title: 'What expires when',
    none: 'Nothing that is approved has a day on which it expires.',
    week: 'Week of %{day}: %{what}',
    later: 'Later: %{what}',
    points: '%{points} point |||| %{points} points',
    vouchers: '%{vouchers} voucher |||| %{vouchers} vouchers',
    help: 'As given: points that are spent and vouchers that are used before then do not expire.',
  },
};
