import { safeParse } from 'zod/mini';
import { customers } from '../../../resources/customers';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';

/** Every field of a customer by its type. @throws Error for a record that is no customer */
export function asCustomer(record: ConsoleRecord) {
  const { data } = safeParse(customers.row, record);
  if (!data) throw new Error('this record is no customer');
  return data;
}
export type Customer = ReturnType<typeof asCustomer>;
