import { displayName } from '../../../resources/displayName';
import { type ConsoleRecord, getFieldValue } from '../records/consoleRecord';
import { toPerson, toProduct } from '../records/values';

/** Label and image of the record that a filter refers to. */
export interface ReferencedRecord {
  label: string;
  imageUrl?: string | null;
  isPerson?: boolean;
}

/** Finds the record that a filter refers to in the loaded rows, because the URL only contains its id. */
export function findReferencedRecord(
  rows: readonly ConsoleRecord[],
  path: string,
  id: string,
): ReferencedRecord | null {
  const rootField = path.split('.')[0] ?? '';
  for (const row of rows) {
    const value = getFieldValue(row, rootField);
    const person = toPerson(value);
    if (person?._id === id) {
      return { label: displayName(person) ?? id, imageUrl: person.profilePhotoUrl, isPerson: true };
    }
    const product = toProduct(value);
    if (product?.productId === id) return { label: product.name ?? id };
  }
  return null;
}
