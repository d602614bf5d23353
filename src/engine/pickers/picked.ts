import type { Entity } from '../../../resources/entity';
import type { Product } from '../../../resources/products';
import { money } from '../../lib/money';
import { personName } from '../../lib/names';
import type { PickerChoice } from '../../ui/form/PickerChoice';
import { asPerson } from '../cells/values';
import { type ConsoleRecord, isAbsent, valueAt } from '../records/consoleRecord';

/** A record or product that was picked. */
export interface Picked extends PickerChoice {
  /** The record or product itself. */
  value: unknown;
}

/** Products as they are picked: told from others of their name by price and address; with pictures where any has one. */
export function pickedProducts(products: readonly Product[], currency: string, locale: string): Picked[] {
  const havePictures = products.some(({ imageUrl }) => imageUrl !== null);
  return products.map((product) => ({
    ...pickedProduct(product, currency, locale),
    ...(havePictures && { imageUrl: product.imageUrl }),
  }));
}

function pickedProduct(product: Product, currency: string, locale: string): Picked {
  const price = product.price === null ? null : money(product.price, currency, locale);
  return {
    id: product.productId,
    label: product.name?.trim() || product.slug?.trim() || product.productId,
    detail: [price, product.slug].filter((one) => !isAbsent(one)).join(' · ') || undefined,
    value: product,
  };
}

/** A record as it is picked: its title, and what its declaration has of an e-mail address. */
export function pickedRecord(entity: Entity, record: ConsoleRecord): Picked {
  const person = entity.fields['$row']?.kind === 'person' ? asPerson(record) : null;
  const label = (person && personName(person)) || entity.title(record)?.trim() || record.id;
  const detail = Object.entries(entity.fields)
    .filter(([, { kind }]) => kind === 'email')
    .map(([path]) => valueAt(record, path))
    .find((value): value is string => typeof value === 'string' && !isAbsent(value) && value !== label);
  return {
    id: record.id,
    label,
    detail,
    ...(person && { imageUrl: person.profilePhotoUrl, isPerson: true }),
    value: record,
  };
}
