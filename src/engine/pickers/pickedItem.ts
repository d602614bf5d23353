import type { Entity } from '../../../resources/entity';
import type { Collection, Product } from '../../../resources/products';
import { getTitleText } from '../../../resources/title';
import { formatMoney } from '../../lib/format/formatMoney';
import type { PickerChoice } from '../../ui/form/PickerChoice';
import { type ConsoleRecord, getFieldValue, isEmptyValue } from '../records/consoleRecord';
import { toPerson } from '../records/values';

/** Selected record or product. */
export interface PickedItem extends PickerChoice {
  /** The record or product itself; null if only its id and label are known. */
  value: unknown;
}

/** Converts products to picker items, with price and slug as detail. They have images if any of them has one. */
export function toPickedProducts(products: readonly Product[], currency: string, locale: string): PickedItem[] {
  const havePictures = products.some(({ imageUrl }) => imageUrl !== null);
  return products.map((product) => ({
    ...pickedProduct(product, currency, locale),
    ...(havePictures && { imageUrl: product.imageUrl }),
  }));
}

function pickedProduct(product: Product, currency: string, locale: string): PickedItem {
  const price = product.price === null ? null : formatMoney(product.price, currency, locale);
  return {
    id: product.productId,
    label: product.name?.trim() || product.slug?.trim() || product.productId,
    detail: [price, product.slug].filter((item) => !isEmptyValue(item)).join(' · ') || undefined,
    value: product,
  };
}

/** Converts a collection to a picker item. */
export function toPickedCollection(collection: Collection): PickedItem {
  const { collectionId: id, name } = collection;
  return { id, label: name?.trim() || id, value: collection };
}

/** Converts a record to a picker item, with its title, and its email address as detail if it has one. */
export function toPickedRecord(entity: Entity, record: ConsoleRecord): PickedItem {
  const person = entity.fields['$row']?.kind === 'person' ? toPerson(record) : null;
  const label = getTitleText(entity, record)?.trim() || record.id;
  const detail = Object.entries(entity.fields)
    .filter(([, { kind }]) => kind === 'email')
    .map(([path]) => getFieldValue(record, path))
    .find((value): value is string => typeof value === 'string' && !isEmptyValue(value) && value !== label);
  return {
    id: record.id,
    label,
    detail,
    ...(person && { imageUrl: person.profilePhotoUrl, isPerson: true }),
    value: record,
  };
}
