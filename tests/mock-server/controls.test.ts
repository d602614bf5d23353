import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../mock-server/createApp';
import { listen } from '../../mock-server/listen';
import { type RunningBackend, small, startBackend } from './support/backend';

let backend: RunningBackend;
const control = (command: object) => backend.anonymous('POST', '/__control', command);

beforeAll(async () => {
  backend = await startBackend({ ...small, controls: true });
});
afterEach(() => control({ reset: true }));
afterAll(() => backend.close());

describe('test controls', () => {
  it('are disabled by default', async () => {
    const plain = await startBackend();
    expect((await plain.anonymous('POST', '/__control', {})).status).toBe(404);
    expect((await plain.anonymous('GET', '/__control/requests')).status).toBe(404);
    await plain.close();
  });

  it('insert rows without validation, optionally replacing all others', async () => {
    const odd = { _id: 'odd', title: '\u0000<script>', rating: 3, createdAt: 'never', status: '', isFeatured: 0 };
    const row = { ...odd, attachments: [{ _id: 'a', src: 'javascript:1', type: 'image' }] };
    const all = '{ reviews(limit: 100) { total items { _id title attachments { src } } } }';
    const before = (await backend.query(all)).reviews.total;
    await control({ putRows: [{ entity: 'product-reviews', rows: [row] }] });
    const { reviews } = await backend.query(all);
    expect(reviews.total).toBe(before + 1);
    expect(reviews.items.at(-1)).toEqual({
      _id: 'odd',
      title: '\u0000<script>',
      attachments: [{ src: 'javascript:1' }],
    });
    await control({ putRows: [{ entity: 'product-reviews', rows: [row, { ...row, _id: 'odd2' }], alone: true }] });
    expect((await backend.query(all)).reviews.items.map((item: { _id: string }) => item._id)).toEqual(['odd', 'odd2']);
    expect((await backend.query(all, {}, backend.second)).reviews.total).toBeGreaterThan(2);
    await control({ reset: true });
    expect((await backend.query(all)).reviews.total).toBe(before);
  });

  it('reject unknown commands', async () => {
    expect((await control({ failNxt: [] })).body.fields).toHaveProperty('failNxt');
    expect((await control({ failNext: [{ path: 'x' }] })).status).toBe(422);
  });
});

describe('fault injection', () => {
  it('fails the given share of requests in different ways', async () => {
    const always = await listen(createApp({ ...small, failRate: 1 }), 0);
    const seen = new Set<string>();
    for (let n = 0; n < 40; n += 1) {
      seen.add(
        await fetch(`${always.url}/admin/settings`).then(
          (answer) => String(answer.status),
          () => 'reset',
        ),
      );
    }
    expect([...seen].sort()).toEqual(['500', '502', '503', 'reset']);
    await always.close();
  });

  it('delays all responses', async () => {
    const slow = await startBackend({ ...small, latency: 60 });
    const start = performance.now();
    await slow.first('GET', '/admin/settings');
    expect(performance.now() - start).toBeGreaterThan(38);
    await slow.close();
  });
});
