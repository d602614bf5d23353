/** English messages. */
export const messages = {
  resources: {
    deliveries: {
      name: 'Delivery |||| Deliveries',
      noun: 'delivery |||| deliveries',
      untitled: 'Delivery without a number',
      fields: { number: 'Delivery', status: 'Status', reminders: 'Reminders', createdAt: 'Sent' },
      filters: { search: 'Search', status: 'Status' },
      sorts: { createdAt_desc: 'Newest first' },
      views: { late: 'Late' },
      values: { status: { late: 'Late', delivered: 'Delivered' } },
    },
  },
  acme: {
    strike: 'Deliveries are late because of a strike.',
    signIn: 'Deliveries are free this week.',
    remind: { label: 'Remind the couriers', done: 'Couriers reminded' },
    late: {
      words: 'overdue',
      advice: 'Ask the courier about %{smart_count} delivery. |||| Ask the courier about %{smart_count} deliveries.',
      title: 'Late deliveries',
      none: 'No late deliveries',
      count: '%{smart_count} late delivery |||| %{smart_count} late deliveries',
    },
    market: { title: 'Marketplace' },
    courier: { title: 'Courier', name: 'Name of the courier' },
    tab: {
      title: 'Deliveries',
      sent: '%{smart_count} delivery from %{firstDay} to %{lastDay} |||| %{smart_count} deliveries from %{firstDay} to %{lastDay}',
    },
  },
  shell: { menu: { loyalty: 'Club' } },
};
