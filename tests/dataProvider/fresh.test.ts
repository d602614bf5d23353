import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import { createHttp } from '../../dataProvider/http/http';
import { catchAppError } from './support/catchAppError';
import { createFakeServer, type FakeServer, json } from './support/fakeServer';
import { listResponse, questionRow, reviewRow, rewardRow } from './support/rows';

function createProvider(server: FakeServer) {
  return createDataProvider(
    createHttp({ apiUrl: '', token: () => 'T1', fetch: server.fetch, wait: async () => undefined }),
  );
}
const getVariables = (server: FakeServer) =>
  server.calls.map(({ body }) =>
    typeof body === 'object' && body !== null && 'variables' in body ? body.variables : null,
  );
const review = { ...reviewRow, id: 'r1' };
const question = { ...questionRow, id: 'q1', question: `Does it dim\nby itself? ${'x'.repeat(100)}` };

describe('readFresh', () => {
  it('loads a record by id if the API supports it', async () => {
    const server = createFakeServer(json({ data: { one: { ...reviewRow, reply: 'Thanks' } } }));
    expect(await createProvider(server).readFresh('product-reviews', review)).toEqual({ ...review, reply: 'Thanks' });
    expect(getVariables(server)).toEqual([{ id: 'r1' }]);
  });

  it('finds other records by text, product, and customer', async () => {
    const rows = [
      { ...questionRow, _id: 'q0' },
      { ...questionRow, answer: 'Yes.' },
    ];
    const server = createFakeServer(json(listResponse(rows)));
    expect(await createProvider(server).readFresh('faq', question)).toEqual({
      ...questionRow,
      id: 'q1',
      answer: 'Yes.',
    });
    expect(getVariables(server)).toEqual([
      { limit: 100, offset: 0, sortBy: 'createdAtDesc', search: 'Does it dim', productId: 'p1', customerId: 'c1' },
    ]);
    await createProvider(server).readFresh('rewards', { ...rewardRow, id: 'w1' });
    expect(getVariables(server)[1]).toEqual({ limit: 100, offset: 0, customerId: 'c1' });
  });

  it('searches the records that wait for a decision for one without search values, or that isn’t among those', async () => {
    const bare = { ...question, question: null, product: null, customer: null };
    const waiting = createFakeServer(json(listResponse([{ ...questionRow, answer: 'Yes' }])));
    expect(await createProvider(waiting).readFresh('faq', bare)).toMatchObject({ id: question.id, answer: 'Yes' });
    expect(waiting.calls).toHaveLength(1);
    const second = createFakeServer(json(listResponse([])), json(listResponse([questionRow])));
    expect(await createProvider(second).readFresh('faq', question)).toMatchObject({ id: question.id });
  });

  it('returns null for a deleted record, or one that no search finds', async () => {
    const others = json(listResponse([{ ...questionRow, _id: 'q2' }]));
    const gone = createFakeServer(json({ data: { one: null } }), others, others);
    const provider = createProvider(gone);
    expect(await provider.readFresh('product-reviews', review)).toBeNull();
    expect(await provider.readFresh('faq', question)).toBeNull();
  });

  it('fails if the request fails', async () => {
    const server = createFakeServer(json({ error: 'x' }, 403));
    expect((await catchAppError(createProvider(server).readFresh('faq', question))).kind).toBe('forbidden');
    expect((await catchAppError(createProvider(server).readFresh('product-reviews', review))).kind).toBe('forbidden');
  });
});
