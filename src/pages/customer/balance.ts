import type { ConsoleDataProvider } from '../../../dataProvider';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';

/** Points of a customer; null where the provider does not tell. */
export const balanceOf = (customer: ConsoleRecord): number | null =>
  typeof customer['totalPoints'] === 'number' ? customer['totalPoints'] : null;

/** The balance as the server has it now; null where it cannot be read. */
export async function freshBalance(dataProvider: ConsoleDataProvider, id: string): Promise<number | null> {
  try {
    const { data } = await dataProvider.getOne<ConsoleRecord>('customers', { id });
    return balanceOf(data);
  } catch {
    return null;
  }
}
