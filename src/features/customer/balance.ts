import type { ConsoleDataProvider } from '../../../dataProvider';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';

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
