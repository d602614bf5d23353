import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import { createHttp } from '../../dataProvider/http';
import { failureOf } from './support/failureOf';
import { createFakeServer, type FakeServer, json } from './support/fakeServer';
import { listAnswer, questionRow, reviewRow, rewardRow } from './support/rows';

function providerOf(server: FakeServer) {
  return createDataProvider(
    createHttp({ apiUrl: '', token: () => 'T1', fetch: server.fetch, wait: async () => undefined }),
  );
}
const variablesOf = (server: FakeServer) =>
  server.calls.map(({ body }) =>
    typeof body === 'object' && body !== null && 'variables' in body ? body.variables : null,
  );
const review = { ...reviewRow, id: 'r1' };
const question = { ...questionRow, id: 'q1', question: `Does it dim\nby itself? ${'x'.repeat(100)}` };

describe('readFresh', () => {
  it('looks a record up by its id where the provider can', async () => {
    const server = createFakeServer(json({ data: { one: { ...reviewRow, reply: 'Thanks' } } }));
    expect(await providerOf(server).readFresh('product-reviews', review)).toEqual({ ...review, reply: 'Thanks' });
    expect(variablesOf(server)).toEqual([{ id: 'r1' }]);
  });

  it('finds any other by its text, its product and its customer', async () => {
    const rows = [
      { ...questionRow, _id: 'q0' },
      { ...questionRow, answer: 'Yes.' },
    ];
    const server = createFakeServer(json(listAnswer(rows)));
    expect(await providerOf(server).readFresh('faq', question)).toEqual({ ...questionRow, id: 'q1', answer: 'Yes.' });
    expect(variablesOf(server)).toEqual([
      { limit: 100, offset: 0, sortBy: 'createdAtDesc', search: 'Does it dim', productId: 'p1', customerId: 'c1' },
    ]);
    await providerOf(server).readFresh('rewards', { ...rewardRow, id: 'w1' });
    expect(variablesOf(server)[1]).toEqual({ limit: 100, offset: 0, customerId: 'c1' });
  });

  it('is null for one that is gone, or of which nothing is known', async () => {
    const gone = createFakeServer(json({ data: { one: null } }), json(listAnswer([{ ...questionRow, _id: 'q2' }])));
    const provider = providerOf(gone);
    expect(await provider.readFresh('product-reviews', review)).toBeNull();
    expect(await provider.readFresh('faq', question)).toBeNull();
    const unasked = createFakeServer();
    const bare = { ...question, question: null, product: null, customer: null };
    expect(await providerOf(unasked).readFresh('faq', bare)).toBeNull();
    expect(unasked.calls).toEqual([]);
  });

  it('fails when the server cannot say', async () => {
    const server = createFakeServer(json({ error: 'x' }, 403));
    expect((await failureOf(providerOf(server).readFresh('faq', question))).kind).toBe('forbidden');
    expect((await failureOf(providerOf(server).readFresh('product-reviews', review))).kind).toBe('forbidden');
  });
});
