import { personName } from '../../lib/names';
import { asPerson, asProduct } from '../cells/values';
import { type ConsoleRecord, valueAt } from '../records/consoleRecord';

/** A record that a filter is set to, as far as the rows of the list show it. */
export interface Referred {
  label: string;
  imageUrl?: string | null;
  isPerson?: boolean;
}

/** The address has no more than an id; a row that holds this very record knows its name. */
export function findReferred(rows: readonly ConsoleRecord[], path: string, id: string): Referred | null {
  const holder = path.split('.')[0] ?? '';
  for (const row of rows) {
    const value = valueAt(row, holder);
    const person = asPerson(value);
    if (person?._id === id) {
      return { label: personName(person) ?? id, imageUrl: person.profilePhotoUrl, isPerson: true };
    }
    const product = asProduct(value);
    if (product?.productId === id) return { label: product.name ?? id };
  }
  return null;
}
