/** English messages. */
export const messages = {
  resources: {
    customers: {
      fields: { pointsPerOrder: 'Points per order', courier: 'Courier' },
      filters: { perOrder: 'Points per order' },
      actions: {
        welcome: { label: 'Send welcome', done: 'Welcome sent' },
        gift: { label: 'Send gift', done: 'Gift sent' },
        courier: { label: 'Set courier', confirm: 'Save', done: 'Courier saved' },
      },
    },
    'product-reviews': {
      fields: { topic: 'Topic' },
      filters: { topic: 'Topic', author: 'Author' },
      views: { delivery: 'Delivery' },
      values: { topic: { size: 'Size', delivery: 'Delivery' } },
    },
    deliveries: {
      name: 'Delivery |||| Deliveries',
      noun: 'delivery |||| deliveries',
      untitled: 'Delivery without a number',
      fields: { number: 'Delivery', status: 'Status', reminders: 'Reminders', createdAt: 'Sent' },
      filters: { search: 'Search', status: 'Status' },
      sorts: { createdAt_desc: 'Newest first' },
      views: { late: 'Late' },
      values: { status: { late: 'Late', delivered: 'Delivered' } },
      actions: { remind: { label: 'Remind', done: 'Reminded' } },
    },
  },
  acme: {
    banner: 'Delivered within %{smart_count} day |||| Delivered within %{smart_count} days',
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
    courier: { title: 'Courier', name: 'Name of the courier', of: 'Courier: %{name}', none: 'No courier' },
    gift: { card: 'Text of the card', sent: 'Gift sent. %{left} left' },
    tab: {
      title: 'Deliveries',
      sent: '%{smart_count} delivery from %{firstDay} to %{lastDay} |||| %{smart_count} deliveries from %{firstDay} to %{lastDay}',
    },
  },
  automation: {
    triggers: { deliveryLate: { label: 'A delivery is late', sentence: 'A delivery is late for %{days}' } },
  },
  loyalty: {
    tasks: { visit_store: 'Visit our store' },
    rewards: { courier_delivery: 'Delivery by courier' },
    fields: { visits: 'Visits', vehicle: 'Vehicle' },
    choices: { vehicle: { bike: 'Bike', drone: 'Drone' } },
    sentences: {
      visit: '%{points} for %{smart_count} visit. |||| %{points} for %{smart_count} visits.',
      byBike: 'Delivery by bike for %{points}.',
      byDrone: 'Delivery by drone for %{points}.',
    },
  },
  templateEditor: { variables: { names: { courierName: 'Courier', deliveryDay: 'Day of delivery' } } },
  otherWidgets: {
    types: { DeliveryBanner: { name: 'Delivery banner', purpose: 'Says when an order will arrive' } },
  },
  widgets: {
    fields: { deadline: 'Delivery time', tone: 'Tone' },
    choices: { tone: { calm: 'Calm', urgent: 'Urgent' } },
  },
  shell: { menu: { loyalty: 'Club' } },
};
