/** Converts imported rows to rows to put, by table. */
import { randomBytes } from 'node:crypto';
import type { Row } from '../../resources/entity';
import { getCustomerRef } from '../rules/references';
import type { Site } from '../store/site';
import { buildWalletAdjustment } from '../walletAdjustment';
import type { CustomerImportRow, PointsRow, ReviewImportRow } from './importShapes';

export interface ImportedRows {
  customers: Map<string, Row>;
  otherRows: { table: string; put: Row }[];
}

const getKey = (email: string) => email.trim().toLowerCase();

/** Finds customers by email, including those created by this import. */
function customersByEmail(site: Site, made: Map<string, Row>) {
  const existing = new Map<string, Row>();
  for (const row of site.table('customers').all()) {
    if (typeof row['emailAddress'] === 'string') existing.set(getKey(row['emailAddress']), row);
  }
  return (email: string): Row | undefined => made.get(getKey(email)) ?? existing.get(getKey(email));
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

/** Adds points to customers. Creates a customer for an unknown email address. */
export function importPoints(site: Site, rows: readonly PointsRow[], now: string): ImportedRows {
  const customers = new Map<string, Row>();
  const find = customersByEmail(site, customers);
  const otherRows: ImportedRows['otherRows'] = [];
  for (const { email, name, points } of rows) {
    const customer = find(email) ?? newCustomer(email, name, now);
    const after = { ...customer, totalPoints: Number(customer['totalPoints']) + points };
    customers.set(getKey(email), after);
    otherRows.push({ table: 'rewards', put: buildWalletAdjustment(getCustomerRef(after), points, now) });
  }
  return { customers, otherRows };
}

/** Creates customers, or updates them if the email address is known. Adds points. */
export function importCustomers(site: Site, rows: readonly CustomerImportRow[], now: string): ImportedRows {
  const customers = new Map<string, Row>();
  const find = customersByEmail(site, customers);
  const otherRows: ImportedRows['otherRows'] = [];
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
    customers.set(getKey(emailAddress), after);
    if (points !== 0)
      otherRows.push({ table: 'rewards', put: buildWalletAdjustment(getCustomerRef(after), points, now) });
  }
  return { customers, otherRows };
}

/** Creates published reviews with their original dates. */
export function importReviews(site: Site, rows: readonly ReviewImportRow[], now: string): ImportedRows {
  const customers = new Map<string, Row>();
  const find = customersByEmail(site, customers);
  const otherRows = rows.map((row) => {
    const existing = row.customerEmail ? find(row.customerEmail) : undefined;
    const named = row.customerName ? { ...newCustomer('', row.customerName, now), emailAddress: null } : null;
    const customer = existing ?? named;
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
      customer: customer ? getCustomerRef(customer) : null,
      product: product ?? unknown,
    };
    return { table: 'product-reviews', put };
  });
  return { customers, otherRows };
}
