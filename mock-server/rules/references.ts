import type { Row } from '../../resources/entity';
import type { Person, ProductRef } from '../fixtures/rows';
import { validationError } from '../httpError';
import type { Site } from '../store/site';

/** Product reference embedded in rows. @throws HttpError 422 for productId */
export function resolveProductRef(site: Site, productId: unknown): ProductRef {
  const product = site.documents.products.find((item) => item.productId === productId);
  if (!product) throw validationError({ productId: 'This product doesn’t exist in your store.' });
  return product;
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/** Customer reference embedded in rows. */
export const getCustomerRef = (customer: Row): Person => ({
  _id: customer._id,
  name: textOrNull(customer['name']),
  firstName: textOrNull(customer['firstName']),
  lastName: textOrNull(customer['lastName']),
  emailAddress: textOrNull(customer['emailAddress']),
  profilePhotoUrl: textOrNull(customer['profilePhotoUrl']),
});

/** The reference of a customer by their id. @throws HttpError 422 for customerId */
export function resolveCustomerRef(site: Site, customerId: unknown): Person {
  const customer = site.table('customers').get(String(customerId));
  if (!customer) throw validationError({ customerId: 'This customer doesn’t exist in your store.' });
  return getCustomerRef(customer);
}
