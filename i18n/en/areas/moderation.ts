import { defineMessages } from '../../englishMessages';

/** Messages of what helps to decide about a record. */
export const messages = defineMessages('moderation', {
  title: 'What helps to decide',
  customer: 'Customer',
  orders: '%{count} order |||| %{count} orders',
  purchase: 'Last order',
  orderNumber: 'Order %{number}',
  sameDay: 'on the same day',
  daysBefore: '%{smart_count} day earlier |||| %{smart_count} days earlier',
  reviews: 'Other reviews by this customer',
  reviewCount: '%{count} review |||| %{count} reviews',
  product: 'Product',
  average: '%{average} from %{count} published review |||| %{average} from %{count} published reviews',
  unrated: 'No published reviews',
  balance: 'Balance if you approve it',
  balanceChange: '%{before} → %{after} points',
  waits: {
    label: 'Why it waits',
    decision: 'It needs your decision.',
    review: 'Its review isn’t published.',
    available: 'Available %{time}',
  },
});
