import { safeParse } from 'zod/mini';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { customers } from '../../../resources/customers';
import type { Row } from '../../../resources/entity';
import type { Program } from '../../../resources/programs';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import { findProgram } from '../../engine/shop/programs';

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

/** Returns the customer's program. Defaults to the store's first program; null if the customer is excluded. */
export function findCustomerProgram(customer: Row, programs: readonly Program[]): Program | null {
  return findProgram(programs, customer['loyaltyProgramId'] ?? null) ?? null;
}

/** Returns the points balance, or null if the provider doesn't report it. */
export const getBalance = (customer: ConsoleRecord): number | null =>
  typeof customer['totalPoints'] === 'number' ? customer['totalPoints'] : null;

/** Fetches the current balance. Returns null if that fails. */
export async function fetchBalance(dataProvider: ConsoleDataProvider, id: string): Promise<number | null> {
  try {
    const { data } = await dataProvider.getOne<ConsoleRecord>('customers', { id });
    return getBalance(data);
  } catch {
    return null;
  }
}
