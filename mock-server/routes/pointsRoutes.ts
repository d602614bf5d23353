import { randomBytes } from 'node:crypto';
import type { App } from 'json-server';
import * as z from 'zod/mini';
import type { Row } from '../../resources/entity';
import type { Backend } from '../backend';
import { notFoundError, validationError } from '../httpError';
import { postOnce } from '../idempotency';

import { parseBody } from '../rules/parseBody';
import { nonBlankText } from '../rules/shapes';
import type { Site } from '../store/site';
import { applyWalletAdjustment, emptyReward } from '../walletAdjustment';

const note = z.optional(z.string().check(z.maxLength(2000, 'Use up to 2000 characters.')));

const points = z.strictObject({
  customerId: nonBlankText,
  points: z.int().check(z.refine((value) => value !== 0, 'Must not be 0.')),
  adminNote: note,
  customerNote: note,
});

const choice = z.looseObject({});
const coupon = z.strictObject({
  customerId: nonBlankText,
  pointsToDeduct: z._default(z.int().check(z.minimum(0, 'Must not be negative.')), 0),
  discountType: z.enum(['percentage', 'fixed_amount', 'free_shipping', 'free_product']),
  discountValue: z.optional(z.nullable(z.number().check(z.minimum(0, 'Must not be negative.')))),
  applyTo: z._default(z.enum(['entireOrder', 'selectedProducts', 'selectedCollections']), 'entireOrder'),
  selectedCollections: z.optional(z.array(z.union([z.string(), choice]))),
  selectedProducts: z.optional(z.array(z.union([z.string(), choice]))),
  discountMinOrderValue: z.optional(z.nullable(z.number().check(z.minimum(0, 'Must not be negative.')))),
  discountCodePrefix: z.optional(z.nullable(z.string())),
  adminNote: note,
  alsoCreateInStore: z._default(z.boolean(), true),
  coupon: z.optional(z.nullable(z.string())),
  freeProduct: z.optional(z.nullable(z.strictObject({ label: z.string(), value: z.string() }))),
});

/** Points and vouchers given by hand. Requests with the same Idempotency-Key are executed once. */
export function pointsRoutes(app: App, backend: Backend): void {
  const { now } = backend;
  postOnce(app, backend, '/admin/loyalty/add_points', (site, request) => {
    const body = points.parse(parseBody(points, request.body));
    const customer = customerRow(site, body.customerId);
    const after = { ...customer, totalPoints: Number(customer['totalPoints']) + body.points };
    const { accessToken: _secret, ...publicRow }: Row = after;
    return {
      changes: [
        { site: site.id, table: 'customers', put: after },
        { site: site.id, table: 'rewards', put: applyWalletAdjustment(site, body.customerId, body.points, now()) },
      ],
      body: { customer: publicRow },
    };
  });

  postOnce(app, backend, '/admin/loyalty/add_coupon', (site, request) => {
    const body = coupon.parse(parseBody(coupon, request.body));
    const customer = customerRow(site, body.customerId);
    checkVoucher(body);
    const reward: Row = {
      ...emptyReward(),
      type: 'coupon_code',
      task_type: body.pointsToDeduct > 0 ? 'redeem_points' : 'wallet_adjustment',
      coupon_code: body.coupon || `${body.discountCodePrefix ?? ''}${randomBytes(4).toString('hex').toUpperCase()}`,
      discountConfig: {
        discountType: body.discountType,
        discountValue: body.discountValue ?? null,
        freeProduct: body.freeProduct ?? null,
      },
      customer: applyWalletAdjustment(site, body.customerId, 0, now())['customer'],
      createdAt: now(),
      availableAt: now(),
    };
    const after: Row = {
      ...customer,
      totalPoints: Number(customer['totalPoints']) - body.pointsToDeduct,
      totalVouchers: Number(customer['totalVouchers']) + 1,
    };
    const deduction =
      body.pointsToDeduct > 0 ? [applyWalletAdjustment(site, body.customerId, -body.pointsToDeduct, now())] : [];
    return {
      changes: [
        { site: site.id, table: 'customers', put: after },
        ...[reward, ...deduction].map((put) => ({ site: site.id, table: 'rewards', put })),
      ],
      body: { reward },
    };
  });
}

function customerRow(site: Site, id: string): Row {
  const customer = site.table('customers').get(id);
  if (!customer) throw notFoundError('customer');
  return customer;
}

/** Validates fields of a voucher that depend on each other. @throws HttpError 422 */
function checkVoucher(body: z.infer<typeof coupon>): void {
  const { discountType, discountValue, applyTo, discountCodePrefix } = body;
  if (discountType === 'percentage' && !(Number(discountValue) > 0 && Number(discountValue) <= 100))
    throw validationError({ discountValue: 'Must be more than 0 and up to 100.' });
  if (discountType === 'fixed_amount' && !(Number(discountValue) > 0))
    throw validationError({ discountValue: 'Must be more than 0.' });
  if (discountType === 'free_product' && !body.freeProduct) throw validationError({ freeProduct: 'Must be given.' });
  if (applyTo === 'selectedProducts' && !body.selectedProducts?.length)
    throw validationError({ selectedProducts: 'Choose at least one.' });
  if (applyTo === 'selectedCollections' && !body.selectedCollections?.length)
    throw validationError({ selectedCollections: 'Choose at least one.' });
  if (discountCodePrefix && !/^[\w-]{1,20}$/.test(discountCodePrefix))
    throw validationError({ discountCodePrefix: 'Use up to 20 letters, digits, hyphens, and underscores.' });
}
