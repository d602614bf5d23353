/** English messages. */
export const messages = {
  resources: {
    deliveries: {
      name: 'Delivery |||| Deliveries',
      noun: 'delivery |||| deliveries',
      untitled: 'Delivery without a number',
      fields: { number: 'Delivery', status: 'Status', createdAt: 'Sent' },
      filters: { search: 'Search', status: 'Status' },
      sorts: { createdAt_desc: 'Newest first' },
      views: { late: 'Late' },
      values: { status: { late: 'Late', delivered: 'Delivered' } },
    },
  },
  acme: { late: { title: 'Late deliveries', none: 'No late deliveries' } },
  shell: { menu: { loyalty: 'Club' } },
};
