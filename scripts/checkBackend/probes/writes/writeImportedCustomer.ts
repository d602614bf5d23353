import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type ProbeContext, readPage, valueAt } from '../probe.ts';
import { MARK, type Recorder } from './createRecorder.ts';

/** Imports may end after their response. */
const IMPORT_ATTEMPTS = 10;
const ATTEMPT_INTERVAL_MS = 1000;

/**
 * Imports a customer, gives it points, a voucher and a review, and removes all of them. Nothing but the import jobs
 * stays. The email address can't receive anything.
 */
export async function writeImportedCustomer(context: ProbeContext, recorder: Recorder): Promise<void> {
  const { write, track } = recorder;
  const email = `check-backend-${randomUUID()}@shop.example`;
  /** Id of the first row that fits, as soon as the list has one. */
  const findId = async (entityName: string, fits: (row: Readonly<Record<string, unknown>>) => boolean) => {
    const entity = context.entities.find(({ name }) => name === entityName);
    if (!entity) return null;
    for (let attempt = 1; attempt <= IMPORT_ATTEMPTS; attempt += 1) {
      if (attempt > 1) await delay(ATTEMPT_INTERVAL_MS);
      const { rows } = await readPage(context.send, entity, { limit: 100, offset: 0 });
      const id = rows.find(fits)?.['_id'];
      if (typeof id === 'string') return id;
    }
    return null;
  };

  const imported = await write('POST /admin/data/import/customers', {
    body: { data: [{ emailAddress: email, name: MARK }] },
  });
  if (imported === null) return;
  const customerId = await findId('customers', (row) => row['emailAddress'] === email);
  if (customerId === null) return;
  const one = 'DELETE /admin/customers/{customerId}';
  track(one, { customerId });
  const isOfCustomer = (row: Readonly<Record<string, unknown>>) => valueAt(row, 'customer._id') === customerId;

  await write('POST /admin/data/import/points', { body: { data: [{ email, points: 5 }] } });
  await write('POST /admin/loyalty/add_points', { body: { customerId, points: 5, adminNote: MARK } });
  await write('POST /admin/loyalty/add_coupon', {
    body: {
      customerId,
      pointsToDeduct: 0,
      discountType: 'percentage',
      discountValue: 10,
      applyTo: 'entireOrder',
      alsoCreateInStore: false,
    },
  });
  const rewardId = await findId('rewards', (row) => isOfCustomer(row) && row['status'] === 'approved');
  if (rewardId !== null) {
    await write('PATCH /admin/loyalty/reward/{rewardId}', { ids: { rewardId }, body: { status: 'rejected' } });
    await write('DELETE /admin/loyalty/reward/{rewardId}', { ids: { rewardId } });
  }
  const createdAt = new Date().toISOString();
  const review = { rating: 5, title: MARK, description: MARK, customerEmail: email, customerName: MARK, createdAt };
  if ((await write('POST /admin/data/import/reviews', { body: { data: [review] } })) !== null) {
    const reviewId = await findId('product-reviews', (row) => row['title'] === MARK && isOfCustomer(row));
    if (reviewId !== null) {
      track('DELETE /admin/reviews/{reviewId}', { reviewId });
      await recorder.remove('DELETE /admin/reviews/{reviewId}', { reviewId });
    }
  }
  await recorder.remove(one, { customerId });
}
