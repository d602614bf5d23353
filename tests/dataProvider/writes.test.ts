import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import { createHttp } from '../../dataProvider/http/http';
import { catchAppError } from './support/catchAppError';
import { createFakeServer, empty, type FakeServer, json, reset, text } from './support/fakeServer';
import { customerRow, questionRow, reviewRow, rewardRow } from './support/rows';

function createProvider(server: FakeServer) {
  return createDataProvider(createHttp({ apiUrl: '', token: () => 'T1', fetch: server.fetch }));
}
const bearer = { accept: 'application/json', authorization: 'Bearer T1' };
const withBody = { ...bearer, 'content-type': 'application/json' };
/** POSTs have a key, since the browser may send one twice on its own. */
const withKey = { ...withBody, 'idempotency-key': expect.stringMatching(/^[\w-]{36}$/) };
const review = { ...reviewRow, id: 'r1' };

describe('update', () => {
  it.each([
    [
      'product-reviews',
      review,
      { status: 'approved' },
      '/admin/reviews/r1',
      { review: { ...reviewRow, status: 'approved' } },
    ],
    ['product-reviews', review, { isFeatured: 1 }, '/admin/reviews/r1', { review: { ...reviewRow, isFeatured: 1 } }],
    [
      'faq',
      { ...questionRow, id: 'q1' },
      { status: 'approved' },
      '/admin/faq/q1',
      { faq: { ...questionRow, status: 'approved' } },
    ],
    [
      'rewards',
      { ...rewardRow, id: 'w1' },
      { status: 'rejected' },
      '/admin/loyalty/reward/w1',
      { reward: { ...rewardRow, status: 'rejected' } },
    ],
    [
      'customers',
      { ...customerRow, id: 'c1' },
      { loyaltyProgramId: '-1' },
      '/admin/customers/c1',
      { customer: { ...customerRow, loyaltyProgramId: '-1' } },
    ],
  ])('of %s sends a PATCH with the changed fields only', async (name, before, change, url, answer) => {
    const server = createFakeServer(json(answer));
    const { data } = await createProvider(server).update(name, {
      id: before.id,
      data: { ...before, ...change },
      previousData: before,
    });
    expect(server.calls).toEqual([{ method: 'PATCH', url, headers: withBody, body: change }]);
    expect(data).toEqual({ ...before, ...change });
  });

  it.each([
    ['an empty answer', empty],
    ['{}', json({})],
    ['{ ok: true }', json({ ok: true })],
    ['a part of the record', json({ review: { _id: 'r1', status: 'approved' } })],
    ['the record without a name around it', json({ ...reviewRow, status: 'approved' })],
  ])('completes %s with the previous and sent values', async (_name, answer) => {
    const server = createFakeServer(answer);
    const params = { id: 'r1', data: { status: 'approved' }, previousData: review };
    expect(await createProvider(server).update('product-reviews', params)).toEqual({
      data: { ...review, status: 'approved' },
    });
  });

  it('adds no unknown fields without previous data', async () => {
    const params = { id: 'r1', data: { status: 'approved' }, previousData: undefined };
    expect(await createProvider(createFakeServer(empty)).update('product-reviews', params)).toEqual({
      data: { _id: 'r1', id: 'r1', status: 'approved' },
    });
  });

  it('prefers the values of the response', async () => {
    const server = createFakeServer(
      json({ review: { ...reviewRow, status: 'held', publishedAt: '2026-11-21T00:00:00.000Z' } }),
    );
    const { data } = await createProvider(server).update('product-reviews', {
      id: 'r1',
      data: { status: 'approved' },
      previousData: review,
    });
    expect(data).toMatchObject({ status: 'held', publishedAt: '2026-11-21T00:00:00.000Z' });
  });

  it('sends a reply by POST /admin/reviews/{id}/reply { reply } only', async () => {
    const answered = { ...reviewRow, reply: 'Thank you!', repliedAt: '2026-11-21T00:00:00.000Z' };
    const server = createFakeServer(json({ review: answered }), empty);
    const params = { id: 'r1', data: { ...review, reply: 'Thank you!' }, previousData: review };
    expect(await createProvider(server).update('product-reviews', params)).toEqual({ data: { ...answered, id: 'r1' } });
    // After an empty response, the reply is known but its date is not.
    expect(await createProvider(server).update('product-reviews', params)).toEqual({
      data: { ...review, reply: 'Thank you!' },
    });
    const call = { method: 'POST', url: '/admin/reviews/r1/reply', headers: withKey, body: { reply: 'Thank you!' } };
    expect(server.calls).toEqual([call, call]);
  });

  it('sends the answer to a question by PATCH /admin/faq/{id} { answer }', async () => {
    const server = createFakeServer(json({ faq: { ...questionRow, answer: 'Yes.' } }));
    const before = { ...questionRow, id: 'q1' };
    const { data } = await createProvider(server).update('faq', {
      id: 'q1',
      data: { answer: 'Yes.' },
      previousData: before,
    });
    expect(server.calls).toEqual([
      { method: 'PATCH', url: '/admin/faq/q1', headers: withBody, body: { answer: 'Yes.' } },
    ]);
    expect(data).toEqual({ ...before, answer: 'Yes.' });
  });

  it('moves a review by PATCH /admin/reviews/{id} { productId }, and returns the product of the response', async () => {
    const product = { productId: 'p2', name: 'Vase', slug: 'vase' };
    const server = createFakeServer(json({ review: { ...reviewRow, product } }));
    const params = { id: 'r1', data: { productId: 'p2' }, previousData: review };
    expect(await createProvider(server).update('product-reviews', params)).toEqual({ data: { ...review, product } });
    expect(server.calls).toEqual([
      { method: 'PATCH', url: '/admin/reviews/r1', headers: withBody, body: { productId: 'p2' } },
    ]);
  });

  it('sends separate POSTs after the PATCH, unless that failed', async () => {
    const data = { status: 'approved', reply: 'Thank you!' };
    const server = createFakeServer(json({ review: { ...reviewRow, status: 'approved' } }), empty);
    expect(await createProvider(server).update('product-reviews', { id: 'r1', data, previousData: review })).toEqual({
      data: { ...review, ...data },
    });
    expect(server.calls.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['PATCH', '/admin/reviews/r1', { status: 'approved' }],
      ['POST', '/admin/reviews/r1/reply', { reply: 'Thank you!' }],
    ]);
    const refusing = createFakeServer(json({ error: 'Changed meanwhile' }, 409));
    const refused = createProvider(refusing).update('product-reviews', { id: 'r1', data, previousData: review });
    expect((await catchAppError(refused)).kind).toBe('conflict');
    expect(refusing.calls.filter(({ url }) => url.startsWith('/admin/reviews'))).toHaveLength(1);
  });

  it('encodes the id in the path of a reply', async () => {
    const server = createFakeServer(empty);
    const id = 'a/../b?c#d';
    const before = { id, _id: id };
    await createProvider(server).update('product-reviews', { id, data: { reply: 'x' }, previousData: before });
    expect(server.calls[0]?.url).toBe('/admin/reviews/a%2F..%2Fb%3Fc%23d/reply');
  });

  it('sends nothing without changes', async () => {
    const server = createFakeServer();
    const params = { id: 'r1', data: { ...review, attachments: [...review.attachments] }, previousData: review };
    expect(await createProvider(server).update('product-reviews', params)).toEqual({ data: review });
    expect(server.calls).toEqual([]);
  });

  it.each([
    ['a field that is not written', { title: 'New' }, ['title']],
    ['a value that is none', { status: 'published' }, ['status']],
    ['two at once', { rating: 4, isFeatured: 7 }, ['isFeatured', 'rating']],
  ])('rejects %s before sending', async (_name, change, fields) => {
    const server = createFakeServer();
    const error = await catchAppError(
      createProvider(server).update('product-reviews', { id: 'r1', data: change, previousData: review }),
    );
    expect([error.kind, Object.keys(error.fields).sort()]).toEqual(['validation', fields]);
    expect(server.calls).toEqual([]);
  });

  it.each([
    ['another record', json({ review: { ...reviewRow, _id: 'r2' } })],
    ['a list', json([reviewRow])],
    ['null', json(null)],
    ['HTML', text('<!doctype html>')],
  ])('H3 is uncertain after %s', async (_name, answer) => {
    const params = { id: 'r1', data: { status: 'approved' }, previousData: review };
    const error = await catchAppError(createProvider(createFakeServer(answer)).update('product-reviews', params));
    expect(error).toMatchObject({ kind: 'badAnswer', uncertain: true, message: '' });
  });

  it.each(['../admin', '?x=1', '#top', '%2f', 'a/b', '...', 'ü'])('encodes the id %s in the path', async (id) => {
    const server = createFakeServer(empty);
    await createProvider(server).update('faq', { id, data: { isFeatured: 1 }, previousData: { id, _id: id } });
    await createProvider(server).delete('faq', { id });
    const url = server.calls[0]?.url ?? '';
    expect(url.split('/')).toHaveLength(4);
    expect(new URL(url, 'https://api.test').pathname).toBe(`/admin/faq/${encodeURIComponent(id)}`);
    expect(server.calls[1]?.url).toBe(url);
  });
});

it.each(['.', '..'])('sends nothing for the id %s, which would resolve to another path', async (id) => {
  const server = createFakeServer(empty);
  expect((await catchAppError(createProvider(server).delete('faq', { id }))).kind).toBe('notFound');
  expect(server.calls).toEqual([]);
});

describe('delete', () => {
  it.each([
    ['product-reviews', '/admin/reviews/x'],
    ['faq', '/admin/faq/x'],
    ['rewards', '/admin/loyalty/reward/x'],
    ['customers', '/admin/customers/x'],
  ])('of %s sends a DELETE without body and content type', async (name, url) => {
    const server = createFakeServer(empty, json({ fine: true }));
    const provider = createProvider(server);
    expect(await provider.delete(name, { id: 'x', previousData: { id: 'x', _id: 'x', title: 'T' } })).toEqual({
      data: { id: 'x', _id: 'x', title: 'T' },
    });
    expect(await provider.delete(name, { id: 'x' })).toEqual({ data: { id: 'x', _id: 'x' } });
    const call = { method: 'DELETE', url, headers: bearer, body: undefined };
    expect(server.calls).toEqual([call, call]);
  });
});

describe('create', () => {
  /** The records before and after, which prove that one was created once. */
  const listOf = (...items: object[]) => json({ data: { list: { total: items.length, items } } });

  it('posts to the path of the entity and returns the new record', async () => {
    const server = createFakeServer(listOf(), json({ faq: questionRow }, 201), listOf());
    const data = { question: 'Does it dim?', answer: 'Yes.', productId: 'p1', customerId: 'c1' };
    expect(await createProvider(server).create('faq', { data })).toEqual({ data: { ...questionRow, id: 'q1' } });
    expect(server.calls.map(({ url }) => url)).toEqual(['/admin/graphql', '/admin/faq', '/admin/graphql']);
    expect(server.calls[1]).toEqual({ method: 'POST', url: '/admin/faq', headers: withKey, body: data });
  });

  it('posts a review with date, images, and the status approved', async () => {
    const server = createFakeServer(listOf(), json({ review: reviewRow }, 201), listOf());
    const data = {
      rating: 5,
      title: 'Lovely',
      description: 'Fits well',
      customerId: 'c1',
      productId: 'p1',
      status: 'approved',
      createdAt: '2026-11-01T10:00:00.000Z',
      attachments: [{ src: 'https://media.test/a.jpg', type: 'image' }],
    };
    expect(await createProvider(server).create('product-reviews', { data })).toEqual({ data: review });
    expect(server.calls[1]).toEqual({ method: 'POST', url: '/admin/reviews', headers: withKey, body: data });
  });

  it.each([
    ['faq', { question: 'Does it dim?', productId: 'p1' }, ['answer']],
    ['faq', { question: '', answer: '', productId: '' }, ['answer', 'productId', 'question']],
    [
      'product-reviews',
      { rating: 6, status: 'approved', createdAt: 'yesterday' },
      ['createdAt', 'customerId', 'description', 'productId', 'rating'],
    ],
  ])('of %s sends nothing if %j is invalid', async (name, data, fields) => {
    const server = createFakeServer();
    const error = await catchAppError(createProvider(server).create(name, { data }));
    expect([error.kind, Object.keys(error.fields).sort()]).toEqual(['validation', fields]);
    expect(server.calls).toEqual([]);
  });

  it('rejects a response without an id', async () => {
    const data = { question: 'Does it dim?', answer: 'Yes.', productId: 'p1' };
    const unread = json({ data: { list: null } });
    const server = createFakeServer(listOf(), empty, unread);
    const error = await catchAppError(createProvider(server).create('faq', { data }));
    expect(error).toMatchObject({ kind: 'badAnswer', uncertain: true });
  });
});

describe('updateMany and deleteMany', () => {
  it('send one request per record', async () => {
    const server = createFakeServer(empty);
    const provider = createProvider(server);
    expect(await provider.updateMany('product-reviews', { ids: ['a', 'b'], data: { status: 'approved' } })).toEqual({
      data: ['a', 'b'],
    });
    expect(await provider.deleteMany('faq', { ids: ['c'] })).toEqual({ data: ['c'] });
    expect(server.calls.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['PATCH', '/admin/reviews/a', { status: 'approved' }],
      ['PATCH', '/admin/reviews/b', { status: 'approved' }],
      ['DELETE', '/admin/faq/c', undefined],
    ]);
  });

  it('H7 send six requests at a time, and report the number of failures', async () => {
    let now = 0;
    let most = 0;
    let patches = 0;
    const server = createFakeServer(async (call) => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setImmediate(resolve));
      now -= 1;
      if (call.method === 'PATCH') patches += 1;
      return /[37]$/.test(call.url) ? json({ error: 'Locked' }, 409)(call, null) : empty(call, null);
    });
    const ids = Array.from({ length: 20 }, (_, at) => `r${at}`);
    const error = await catchAppError(
      createProvider(server).updateMany('product-reviews', { ids, data: { status: 'approved' } }),
    );
    expect(error).toMatchObject({ kind: 'conflict', message: '4 of 20 failed: Locked', uncertain: false });
    expect([patches, most]).toEqual([20, 6]);
  });

  it('H7 say which values were refused before anything was sent', async () => {
    const server = createFakeServer(empty);
    const data = { status: 'gone' };
    const error = await catchAppError(createProvider(server).updateMany('product-reviews', { ids: ['a', 'b'], data }));
    expect(error.message).toMatch(/^2 of 2 failed: status: \w/);
    expect(server.calls).toEqual([]);
  });

  it('H7 are uncertain if any write is', async () => {
    const error = await catchAppError(
      createProvider(createFakeServer(json({ error: 'x' }, 409), reset)).deleteMany('faq', { ids: ['a', 'b'] }),
    );
    expect(error.uncertain).toBe(true);
  });
});
