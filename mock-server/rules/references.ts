import type { Person, ProductRef } from '../fixtures/rows';
import { invalid } from '../problem';
import type { Site } from '../store/site';

/** What a row carries of a product of the shop. @throws Problem 422 naming productId */
export function productOf(site: Site, productId: unknown): ProductRef {
  const product = site.documents.products.find((one) => one.productId === productId);
  if (!product) throw invalid({ productId: 'The shop has no such product.' });
  return product;
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/** What a row carries of a customer of the shop. @throws Problem 422 naming customerId */
export function customerOf(site: Site, customerId: unknown): Person {
  const customer = site.table('customers').get(String(customerId));
  if (!customer) throw invalid({ customerId: 'The shop has no such customer.' });
  return {
    _id: customer._id,
    name: textOrNull(customer['name']),
    firstName: textOrNull(customer['firstName']),
    lastName: textOrNull(customer['lastName']),
    emailAddress: textOrNull(customer['emailAddress']),
    profilePhotoUrl: textOrNull(customer['profilePhotoUrl']),
  };
}
