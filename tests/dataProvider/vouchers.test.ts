import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import { AppError } from '../../dataProvider/errors';
import type { HttpRequest } from '../../dataProvider/http/http';
import type { CreateMeta, WriteFinding } from '../../dataProvider/writes/withProof';
import { voucherDefaults } from '../../resources/vouchers';

const voucher = { ...voucherDefaults, customerId: 'c1' };
const lost = () => new AppError({ kind: 'timeout', uncertain: true });
const unreadable = new AppError({ kind: 'server', status: 503, message: 'Not now.' });
const percent = { discountType: 'percentage', discountValue: 10, freeProduct: null };

const createReward = (code: unknown, discountConfig: unknown = percent) => ({
  _id: String(code),
  type: 'coupon_code',
  status: 'approved',
  coupon_code: code,
  discountConfig,
});

/** A customer on a backend that ignores the Idempotency-Key. `respond` runs instead of issuing one voucher. */
function createStore(respond: (issue: (code?: unknown, discount?: unknown) => object) => unknown = (issue) => issue()) {
  const server = {
    rewards: [createReward('OLD')],
    sent: [] as HttpRequest[],
    reads: [] as unknown[],
    rejections: [] as unknown[],
    isReadable: true,
    /** Called instead of rejecting a voucher. */
    reject: null as null | ((path: string) => unknown),
  };
  const issue = (code: unknown = `NEW-${server.rewards.length}`, discount?: unknown) => {
    const reward = createReward(code, discount);
    server.rewards.unshift(reward);
    return { reward };
  };
  const attempts = new Map<string, string>();
  const findings: WriteFinding[] = [];
  const http = async (request: HttpRequest) => {
    const { method, path, body } = request;
    if (path === '/admin/graphql') {
      server.reads.push(Object(body).variables);
      if (!server.isReadable) throw unreadable;
      return { data: { list: { total: server.rewards.length, items: server.rewards } } };
    }
    if (method === 'PATCH') {
      server.rejections.push([path, body]);
      if (server.reject) return server.reject(path);
      const reward = server.rewards.find(({ _id }) => path.endsWith(`/${_id}`));
      return { reward: Object.assign(reward ?? {}, body) };
    }
    server.sent.push(request);
    return respond(issue);
  };
  const open = () =>
    createDataProvider(http, undefined, undefined, undefined, { attempts, onFinding: (found) => findings.push(found) });
  let provider = open();
  return {
    server,
    attempts,
    findings,
    create: (data: object = voucher, meta?: CreateMeta) => provider.create('vouchers', { data, meta }),
    provider,
    keys: () => server.sent.map(({ headers }) => headers?.['Idempotency-Key']),
    reload() {
      provider = open();
    },
  };
}

describe('create of vouchers', () => {
  it('[CUS-14] sends the voucher with a key, after and before the newest vouchers were read', async () => {
    const { server, keys, create } = createStore();
    expect((await create()).data).toMatchObject({ id: 'NEW-1', coupon_code: 'NEW-1' });
    expect(server.sent).toMatchObject([{ method: 'POST', path: '/admin/loyalty/add_coupon', body: voucher }]);
    expect(keys()[0]).toMatch(/^[\x21-\x7e]{36}$/);
    const newest = { limit: 20, offset: 0, customerId: 'c1', type: 'coupon_code' };
    expect(server.reads).toEqual([newest, newest]);
  });

  it('takes the code from the response if the list doesn’t show the voucher, or the response is empty', async () => {
    const hidden = createStore(() => ({ reward: { coupon_code: 'HIDDEN' } }));
    expect((await hidden.create()).data).toMatchObject({ coupon_code: 'HIDDEN', customerId: 'c1' });
    for (const response of [{}, null, { reward: { coupon_code: null } }]) {
      const silent = createStore(() => response);
      expect((await silent.create()).data).toMatchObject({ id: silent.keys()[0], coupon_code: null });
      expect([silent.findings, silent.attempts.size]).toEqual([[], 0]);
    }
  });

  it('finds a voucher without a response by its discount and code, and another one is none', async () => {
    const others = [{ ...percent, discountValue: 20 }, { ...percent, discountType: 'fixed_amount' }, null];
    const missing = createStore((issue) => {
      for (const discount of others) issue(undefined, discount);
      throw lost();
    });
    await expect(missing.create()).rejects.toMatchObject({ uncertain: false, isVerified: true });
    const send = async (change: object, code: unknown, discount: object = percent) => {
      const { create } = createStore((issue) => {
        issue(code, discount);
        throw lost();
      });
      return (await create({ ...voucher, ...change }).catch(() => ({ data: null }))).data?.['coupon_code'];
    };
    expect(await send({ discountCodePrefix: 'VIP-' }, 'VIP-1')).toBe('VIP-1');
    expect(await send({ discountCodePrefix: 'VIP-' }, '1-VIP-')).toBeUndefined();
    expect(await send({ coupon: 'VIP' }, 'VIP')).toBe('VIP');
    expect(await send({ coupon: 'VIP' }, 'VIP-1')).toBeUndefined();
    expect(await send({ discountCodePrefix: 'VIP-' }, null)).toBeUndefined();
    const shipping = { discountType: 'free_shipping', discountValue: undefined };
    expect(await send(shipping, 'FREE', { discountType: 'free_shipping', discountValue: null })).toBe('FREE');
  });

  it('reports vouchers that the browser sent twice, and keeps that of the response', async () => {
    const { server, findings, create } = createStore((issue) => {
      const first = issue();
      issue();
      return first;
    });
    expect((await create()).data).toMatchObject({ coupon_code: 'NEW-1' });
    expect(server.sent).toHaveLength(1);
    expect(findings).toMatchObject([
      {
        kind: 'repeated',
        times: 2,
        extra: [{ id: 'NEW-2' }],
        belongsTo: { resource: 'customers', id: 'c1' },
        corrections: [{ method: 'update', resource: 'rewards', id: 'NEW-2', data: { status: 'rejected' } }],
      },
    ]);
  });

  it('sends those of a customer one after the other, so that none counts as repeated', async () => {
    const { findings, server, create } = createStore();
    await Promise.all([10, 15, 10].map((minimum) => create({ ...voucher, discountMinOrderValue: minimum })));
    expect([server.sent.length, findings]).toEqual([3, []]);
  });

  it('refuses what is no voucher, and has no reads', async () => {
    const { server, create, provider } = createStore();
    await expect(create({ ...voucher, code: 'X' })).rejects.toMatchObject({ kind: 'validation' });
    await expect(create({ ...voucher, pointsToDeduct: -1 })).rejects.toMatchObject({
      fields: { pointsToDeduct: expect.any(String) },
    });
    await expect(provider.getOne('vouchers', { id: 'r1' })).rejects.toThrow('only created');
    expect([server.sent, server.reads]).toEqual([[], []]);
  });
});

describe('create of vouchers for a bulk run', () => {
  const strict = ({ extra }: WriteFinding) => extra.map(({ id }) => `${id}?`).join();
  const meta = { idempotencyKey: 'rule.c1', strict };
  const twice = (issue: () => object) => {
    issue();
    return issue();
  };

  it('fails if there are several, and another attempt rejects the rest, also after a reload', async () => {
    const { server, attempts, findings, create, keys, reload } = createStore(twice);
    const send = () => create(voucher, meta);
    await expect(send()).rejects.toMatchObject({ kind: 'conflict', message: 'NEW-1?', uncertain: false });
    reload();
    await expect(send()).rejects.toMatchObject({ message: 'NEW-1?' });
    await send();
    await send();
    expect(server.rejections).toEqual([['/admin/loyalty/reward/NEW-1', { status: 'rejected' }]]);
    expect([keys(), attempts.size, findings]).toEqual([['rule.c1'], 0, []]);
  });

  it('takes a voucher that is rejected already, or gone, for done', async () => {
    const { server, create } = createStore((issue) => {
      issue();
      return twice(issue);
    });
    const send = () => create(voucher, meta);
    await expect(send()).rejects.toMatchObject({ message: 'NEW-2?,NEW-1?' });
    server.reject = (path) => {
      if (path.endsWith('NEW-2')) throw new AppError({ kind: 'notFound', status: 404 });
      Object.assign(server.rewards.find(({ _id }) => _id === 'NEW-1') ?? {}, { status: 'rejected' });
      throw new AppError({ kind: 'conflict', status: 409 });
    };
    await send();
    expect(server.rejections).toHaveLength(2);
  });

  it('is uncertain if the vouchers can’t be read afterwards, and only reads them in another attempt', async () => {
    const { server, create, keys, reload } = createStore((issue) => {
      server.isReadable = false;
      return issue();
    });
    const send = () => create(voucher, meta);
    await expect(send()).rejects.toMatchObject({ message: 'Not now.', uncertain: true });
    reload();
    await expect(send()).rejects.toMatchObject({ message: 'Not now.', uncertain: true });
    server.isReadable = true;
    await send();
    expect(keys()).toEqual(['rule.c1']);
  });
});
