import type { RecordKindWrite } from '../recordKind';

/** Of gifts to a customer: two creations at once would count as a repeated one. */
export const customerWrites = {
  queue: ({ customerId }) => `customer ${customerId}`,
  affects: ['customers', 'rewards', 'stats'],
} satisfies RecordKindWrite;
