import { expectEqual } from '../../finding.ts';
import { type ProbeContext, readPage, valueAt } from '../probe.ts';
import { MARK, type Recorder } from './createRecorder.ts';
import { getField, getId } from './responseFields.ts';

/** Creates a review and a question of a known product and customer, changes them, and removes them. */
export async function writeReviewAndQuestion({ send, entities }: ProbeContext, recorder: Recorder): Promise<void> {
  const { write, refuse, track } = recorder;
  const reviews = entities.find(({ name }) => name === 'product-reviews');
  const page = reviews && (await readPage(send, reviews, { limit: 50, offset: 0 }));
  const row = page?.rows.find((item) => valueAt(item, 'product.productId') && valueAt(item, 'customer._id'));
  if (!row) return;
  const [productId, customerId] = [valueAt(row, 'product.productId'), valueAt(row, 'customer._id')];
  const records = [
    {
      path: '/admin/reviews',
      key: 'review',
      draft: {
        productId,
        customerId,
        title: MARK,
        description: MARK,
        createdAt: new Date().toISOString(),
        rating: 5,
        status: 'approved',
      },
    },
    { path: '/admin/faq', key: 'faq', draft: { productId, customerId, question: MARK, answer: MARK } },
  ];
  for (const { path, key, draft } of records) {
    const one = `${path}/{${key}Id}`;
    const id = getId(await write(`POST ${path}`, { body: draft }), key);
    if (id === null) continue;
    const ids = { [`${key}Id`]: id };
    track(`DELETE ${one}`, ids);
    const isFeatured = (response: unknown) => {
      const value = getField(response, key, 'isFeatured');
      return value === undefined ? [] : expectEqual(`${key}.isFeatured`, 1, value);
    };
    await write(`PATCH ${one}`, { ids, body: { isFeatured: 1 }, rule: 'wholeRecord', expect: isFeatured });
    if (key === 'review') await write(`POST ${one}/reply`, { ids, body: { reply: MARK } });
    await refuse(`PATCH ${one}`, 'refusedValue', { ids, body: { status: 'no-such-status' } });
    await recorder.remove(`DELETE ${one}`, ids);
    await refuse(`PATCH ${one}`, 'unknownId', { body: { isFeatured: 1 } });
  }
}
