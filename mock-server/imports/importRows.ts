/** What the rows of an import become. Each function gives the rows to put, by table. */
import { randomBytes } from 'node:crypto';
import type { Row } from '../../resources/entity';
import { personOf } from '../fixtures/rows';
import type { Site } from '../store/site';
import { adjustmentFor } from '../walletAdjustment';
import type { CustomerImportRow, PointsRow, ReviewImportRow } from './importShapes';

export interface ImportedRows {
  customers: Map<string, Row>;
  others: { table: string; put: Row }[];
}

const keyOf = (email: string) => email.trim().toLowerCase();
const emailKeyOf = ({ emailAddress }: Row) => (typeof emailAddress === 'string' ? keyOf(emailAddress) : null);
const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/** Finds customers by e-mail, those of this import among them. */
function customersByEmail(site: Site, made: Map<string, Row>) {
  const customers = site.table('customers');
  return (email: string): Row | undefined => {
    const key = keyOf(email);
    return made.get(key) ?? customers.findBy('e-mail', emailKeyOf, key);
  };
}

function newCustomer(email: string, name: string | null | undefined, now: string): Row {
  return {
    _id: randomBytes(12).toString('hex'),
    name: name ?? null,
    firstName: null,
    lastName: null,
    emailAddress: email.trim(),
    profilePhotoUrl: null,
    totalPoints: 0,
    totalVouchers: 0,
    totalReviews: 0,
    totalFaq: 0,
    totalOrders: 0,
    totalReferrals: 0,
    acceptsMarketing: false,
    platformCustomerId: null,
    referralCode: null,
    loyaltyProgramId: null,
    offlineCardNumber: null,
    accessToken: `shopper_${randomBytes(6).toString('hex')}`,
    createdAt: now,
  };
}

const person = (customer: Row) =>
  personOf({
    _id: customer._id,
    name: textOrNull(customer['name']),
    firstName: textOrNull(customer['firstName']),
    lastName: textOrNull(customer['lastName']),
    emailAddress: textOrNull(customer['emailAddress']),
    profilePhotoUrl: textOrNull(customer['profilePhotoUrl']),
  });

/** Points are added to what the customer has; an address that nobody has becomes a customer. */
export function importPoints(site: Site, rows: readonly PointsRow[], now: string): ImportedRows {
  const customers = new Map<string, Row>();
  const find = customersByEmail(site, customers);
  const others: ImportedRows['others'] = [];
  for (const { email, name, points } of rows) {
    const customer = find(email) ?? newCustomer(email, name, now);
    const after = { ...customer, totalPoints: Number(customer['totalPoints']) + points };
    customers.set(keyOf(email), after);
    others.push({ table: 'rewards', put: adjustmentFor(person(after), points, now) });
  }
  return { customers, others };
}

/** Customers are made, or filled in where the address is known; points are added. */
export function importCustomers(site: Site, rows: readonly CustomerImportRow[], now: string): ImportedRows {
  const customers = new Map<string, Row>();
  const find = customersByEmail(site, customers);
  const others: ImportedRows['others'] = [];
  for (const { emailAddress, points = 0, ...values } of rows) {
    const customer = find(emailAddress) ?? newCustomer(emailAddress, null, now);
    const named = Object.fromEntries(
      Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
    );
    const full = [values.firstName, values.lastName].filter(Boolean).join(' ');
    const after: Row = {
      ...customer,
      ...named,
      name: values.name ?? (full === '' ? customer['name'] : full),
      totalPoints: Number(customer['totalPoints']) + points,
    };
    customers.set(keyOf(emailAddress), after);
    if (points !== 0) others.push({ table: 'rewards', put: adjustmentFor(person(after), points, now) });
  }
  return { customers, others };
}

/** Reviews are published as they are, on the day they were written. */
export function importReviews(site: Site, rows: readonly ReviewImportRow[], now: string): ImportedRows {
  const customers = new Map<string, Row>();
  const find = customersByEmail(site, customers);
  const others = rows.map((row) => {
    const known = row.customerEmail ? find(row.customerEmail) : undefined;
    const named = row.customerName ? { ...newCustomer('', row.customerName, now), emailAddress: null } : null;
    const customer = known ?? named;
    const product = site.documents.products.find(({ productId }) => productId === row.productId);
    const unknown = row.productId
      ? { productId: row.productId, name: row.productName ?? row.productId, slug: null }
      : null;
    const put: Row = {
      _id: randomBytes(12).toString('hex'),
      title: row.title ?? null,
      description: row.description ?? null,
      rating: row.rating,
      countryCode: row.countryCode ?? null,
      ipAddress: null,
      createdAt: row.createdAt ?? now,
      publishedAt: now,
      reply: row.reply ?? null,
      repliedAt: row.reply ? now : null,
      status: 'approved',
      isFeatured: 0,
      attachments: [],
      customer: customer ? person(customer) : null,
      product: product ?? unknown,
    };
    return { table: 'product-reviews', put };
  });
  return { customers, others };
}
