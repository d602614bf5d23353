import { safeParse } from 'zod/mini';
import { customers } from '../../../resources/customers';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';

/**
 * Parses a record into a typed customer.
 * @throws Error if the record isn't a customer
 */
export function toCustomer(record: ConsoleRecord) {
  const { data } = safeParse(customers.row, record);
  if (!data) throw new Error('The record is not a customer.');
  return data;
}
export type Customer = ReturnType<typeof toCustomer>;
