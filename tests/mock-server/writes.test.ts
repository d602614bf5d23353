import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningBackend, small, startBackend } from './support/backend';

let backend: RunningBackend;
beforeEach(async () => {
  backend = await startBackend();
});
afterEach(() => backend.close());

const now = new Date(small.now ?? 0).toISOString();

async function rewardThatIs(
  status: string,
  extra = '',
): Promise<{ _id: string; amount: number; customer: { _id: string } }> {
  const { rewards } = await backend.query(
    `{ rewards(status: ${status}, limit: 100 ${extra}) { items { _id amount customer { _id } } } }`,
  );
  return rewards.items.find((row: { customer: unknown }) => row.customer !== null);
}

describe('rewards', () => {
  const steps = [
    ['pending', 'approved', 200],
    ['pending', 'rejected', 200],
    ['pending', 'pending', 409],
    ['approved', 'rejected', 200],
    ['approved', 'approved', 409],
    ['rejected', 'approved', 200],
    ['rejected', 'rejected', 409],
    ['approved', 'pending', 409],
    ['rejected', 'pending', 409],
  ] as const;
  it.each(steps)('from %s to %s: %i', async (from, to, status) => {
    const { _id } = await rewardThatIs(from);
    const answer = await backend.first('PATCH', `/admin/loyalty/reward/${_id}`, { status: to });
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.body.reward).toMatchObject({ _id, status: to });
    else
      expect(answer.body.error).toContain(from === to ? 'already' : `You can’t change a reward from ${from} to ${to}.`);
    const { rewards } = await backend.query(
      `{ rewards(status: ${status === 200 ? to : from}, limit: 100) { items { _id } } }`,
    );
    expect(rewards.items.map((row: { _id: string }) => row._id)).toContain(_id);
  });

  it.each([
    ['pending', 409],
    ['approved', 409],
    ['rejected', 200],
  ])('delete one that is %s: %i', async (status, expected) => {
    const { _id } = await rewardThatIs(status);
    expect((await backend.first('DELETE', `/admin/loyalty/reward/${_id}`)).status).toBe(expected);
    const again = await backend.first('DELETE', `/admin/loyalty/reward/${_id}`);
    expect(again.status).toBe(expected === 200 ? 404 : 409);
  });

  it('update the balance of their customer', async () => {
    const { _id, amount, customer } = await rewardThatIs('pending', 'type: points');
    const points = async () =>
      (await backend.query('query ($id: ID!) { customerById(id: $id) { totalPoints } }', { id: customer._id }))
        .customerById.totalPoints;
    const before = await points();
    await backend.first('PATCH', `/admin/loyalty/reward/${_id}`, { status: 'approved' });
    expect(await points()).toBe(before + amount);
    await backend.first('PATCH', `/admin/loyalty/reward/${_id}`, { status: 'rejected' });
    expect(await points()).toBe(before);
  });

  it.each([
    [{ status: 'x' }, ['status']],
    [{ state: 'approved' }, ['state', 'status']],
    [{ status: 'approved', amount: 5 }, ['amount']],
  ])('%j reports %j', async (body, fields) => {
    const { _id } = await rewardThatIs('pending');
    const answer = await backend.first('PATCH', `/admin/loyalty/reward/${_id}`, body);
    expect([answer.status, Object.keys(answer.body.fields).sort()]).toEqual([422, fields]);
  });
});

describe('reviews', () => {
  const pending = async () =>
    (await backend.query('{ reviews(status: "pending", limit: 1) { items { _id } } }')).reviews.items[0]._id;

  it('are published, featured, and unpublished', async () => {
    const id = await pending();
    const published = await backend.first('PATCH', `/admin/reviews/${id}`, { status: 'approved' });
    expect(published.body.review).toMatchObject({ _id: id, status: 'approved', publishedAt: now });
    const featured = await backend.first('PATCH', `/admin/reviews/${id}`, { isFeatured: 1 });
    expect(featured.body.review).toMatchObject({ status: 'approved', isFeatured: 1 });
    const back = await backend.first('PATCH', `/admin/reviews/${id}`, { status: 'pending', isFeatured: 0 });
    expect(back.body.review).toMatchObject({ status: 'pending', publishedAt: null, isFeatured: 0 });
  });

  it('can only be moved to products of the site', async () => {
    const id = await pending();
    const moved = await backend.first('PATCH', `/admin/reviews/${id}`, { productId: '8800000017' });
    expect(moved.body.review.product).toMatchObject({ productId: '8800000017' });
    const wrong = await backend.first('PATCH', `/admin/reviews/${id}`, { productId: 'none' });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['productId']]);
  });

  it('get a reply and lose it', async () => {
    const id = await pending();
    const replied = await backend.first('POST', `/admin/reviews/${id}/reply`, { reply: 'Thanks <3' });
    expect(replied.body.review).toMatchObject({ reply: 'Thanks <3', repliedAt: now });
    const accepted = await backend.first('POST', `/admin/reviews/${id}/reply`, { reply: '' });
    expect(accepted.body.review).toMatchObject({ reply: null, repliedAt: null });
    expect((await backend.first('POST', `/admin/reviews/${id}/reply`, { text: 'x' })).status).toBe(422);
  });

  it('are created for a customer and a product, and counted', async () => {
    const { customers } = await backend.query('{ customers(limit: 1) { items { _id totalReviews } } }');
    const [customer] = customers.items;
    const draft = {
      rating: 5,
      title: 'Warm',
      description: 'And soft',
      customerId: customer._id,
      productId: '8800000000',
      status: 'approved',
      createdAt: '2026-11-20T08:00:00.000Z',
      attachments: [{ src: `${backend.url}/media/uploads/a.png`, type: 'image' }],
    };
    const made = await backend.first('POST', '/admin/reviews', draft);
    expect(made.body.review).toMatchObject({
      rating: 5,
      title: 'Warm',
      status: 'approved',
      createdAt: draft.createdAt,
    });
    expect(made.body.review.attachments).toEqual([
      { _id: expect.stringMatching(/^[0-9a-f]{24}$/), src: draft.attachments[0]?.src, type: 'image', thumbnail: null },
    ]);
    const { reviewById, customerById } = await backend.query(
      'query ($review: ID!, $customer: ID!) { reviewById(id: $review) { title customer { _id } } customerById(id: $customer) { totalReviews } }',
      { review: made.body.review._id, customer: customer._id },
    );
    expect(reviewById).toEqual({ title: 'Warm', customer: { _id: customer._id } });
    expect(customerById.totalReviews).toBe(customer.totalReviews + 1);
    const [attachment] = made.body.review.attachments;
    expect((await backend.first('DELETE', `/admin/reviews/attachment/${attachment._id}`)).status).toBe(200);
    expect((await backend.first('DELETE', `/admin/reviews/attachment/${attachment._id}`)).status).toBe(404);
    expect((await backend.first('DELETE', `/admin/reviews/${made.body.review._id}`)).body).toEqual({});
    for (const [change, field] of [
      [{ rating: 6 }, 'rating'],
      [{ rating: 4.5 }, 'rating'],
      [{ attachments: [{ src: 'https://elsewhere.example/a.png', type: 'image' }] }, 'attachments'],
      [{ createdAt: 'soon' }, 'createdAt'],
      [{ customerId: 'none' }, 'customerId'],
      [{ productId: 'none' }, 'productId'],
      [{ reply: 'x' }, 'reply'],
    ] as const) {
      const refused = await backend.first('POST', '/admin/reviews', { ...draft, ...change });
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, [field]]);
    }
  });
});

describe('questions', () => {
  it('are created once for the same idempotency key', async () => {
    const body = { question: 'Once?', answer: 'Yes.', productId: '8800000000' };
    const count = async () => (await backend.query('{ faqs(limit: 1) { total } }')).faqs.total;
    const before = await count();
    const create = (key: string) => backend.first('POST', '/admin/faq', body, { 'Idempotency-Key': key });
    const [first, again] = [await create('question-0001'), await create('question-0001')];
    expect(first.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(await count()).toBe(before + 1);
    await create('question-0002');
    expect(await count()).toBe(before + 2);
  });

  it('are answered, published, and counted', async () => {
    const totals = async () =>
      backend.query(
        '{ unanswered: faqs(filter: unanswered) { total } answered: faqs(filter: answered) { total } published: faqs(filter: published) { total } first: faqs(filter: unanswered, limit: 1) { items { _id } } }',
      );
    const before = await totals();
    const [question] = before.first.items;
    const answered = await backend.first('PATCH', `/admin/faq/${question._id}`, { answer: 'Yes.', status: 'approved' });
    expect(answered.body.faq).toMatchObject({ answer: 'Yes.', answeredAt: now, status: 'approved', publishedAt: now });
    const after = await totals();
    expect(after.unanswered.total).toBe(before.unanswered.total - 1);
    expect(after.answered.total).toBe(before.answered.total + 1);
    expect(after.published.total).toBe(before.published.total + 1);
    const emptied = await backend.first('PATCH', `/admin/faq/${question._id}`, { answer: '' });
    expect(emptied.body.faq).toMatchObject({ answer: null, answeredAt: null });
  });

  it('are created with question, answer, and product', async () => {
    const made = await backend.first('POST', '/admin/faq', { question: 'Q?', answer: 'A.', productId: '8800000000' });
    expect(made.body.faq).toMatchObject({ question: 'Q?', answer: 'A.', status: 'approved', customer: null });
    const refused = await backend.first('POST', '/admin/faq', { question: ' ', answer: '', productId: 'x' });
    expect(Object.keys(refused.body.fields)).toEqual(['question', 'answer']);
  });
});

describe('customers', () => {
  it('are updated in all references, and deleted with their rewards', async () => {
    const { rewards } = await backend.query('{ rewards(limit: 100) { items { customer { _id } } } }');
    const id = rewards.items.find((row: { customer: unknown }) => row.customer !== null).customer._id;
    const changed = await backend.first('PATCH', `/admin/customers/${id}`, {
      name: 'Xenia Quux',
      emailAddress: 'x@y.z',
    });
    expect(changed.body.customer).toMatchObject({ _id: id, name: 'Xenia Quux' });
    expect(changed.body.customer).not.toHaveProperty('accessToken');
    const text =
      'query ($id: ID!) { rewards(customerId: $id) { total items { customer { name } } } reviews(customerId: $id) { total } found: reviews(search: "xenia quux") { total } customers(search: "xenia quux") { total } }';
    const renamed = await backend.query(text, { id });
    expect(renamed.rewards.items[0].customer.name).toBe('Xenia Quux');
    expect(renamed.found.total).toBe(renamed.reviews.total);
    expect(renamed.customers.total).toBe(1);
    expect((await backend.first('DELETE', `/admin/customers/${id}`)).body).toEqual({});
    const gone = await backend.query(text, { id });
    expect([gone.rewards.total, gone.reviews.total, gone.found.total, gone.customers.total]).toEqual([0, 0, 0, 0]);
  });

  it('are excluded and included again; programs must belong to the site', async () => {
    const { customers } = await backend.query('{ customers(programId: "-1", limit: 1) { total items { _id } } }');
    const id = customers.items[0]._id;
    const path = `/admin/customers/${id}`;
    expect((await backend.first('PATCH', path, { loyaltyProgramId: null })).body.customer.loyaltyProgramId).toBeNull();
    const after = await backend.query('{ customers(programId: "-1") { total } }');
    expect(after.customers.total).toBe(customers.total - 1);
    expect((await backend.first('PATCH', path, { loyaltyProgramId: '-1' })).status).toBe(200);
    expect((await backend.first('PATCH', path, { loyaltyProgramId: 'none' })).body.fields).toHaveProperty(
      'loyaltyProgramId',
    );
    expect((await backend.first('PATCH', path, { emailAddress: 'no mail' })).body.fields).toHaveProperty(
      'emailAddress',
    );
    expect((await backend.first('PATCH', path, { totalPoints: 5 })).body.fields).toHaveProperty('totalPoints');
    expect((await backend.first('PATCH', path, {})).status).toBe(422);
  });
});
