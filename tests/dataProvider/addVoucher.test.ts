import { describe, expect, it } from 'vitest';
import { AppError } from '../../dataProvider/errors';
import { createBulkVoucherAdder } from '../../dataProvider/methods/addVoucher';
import { voucherDefaults } from '../../resources/vouchers';

const voucher = { ...voucherDefaults, discountType: 'percentage' as const, discountValue: 10 };
const lost = () => new AppError({ kind: 'timeout', uncertain: true });
const unreadable = new AppError({ kind: 'server', status: 503, message: 'Not now.' });

/** A customer on a backend that ignores the Idempotency-Key. `onAdd` runs instead of issuing one voucher. */
function createCustomer(onAdd?: (issue: () => string) => string | Promise<string>) {
  const server = {
    rewards: [createReward('OLD')],
    keys: [] as string[],
    rejected: [] as unknown[],
    isReadable: true,
  };
  const issue = () => {
    const code = `NEW-${server.rewards.length}`;
    server.rewards.unshift(createReward(code));
    return code;
  };
  const provider = {
    async getList() {
      if (!server.isReadable) throw unreadable;
      return { data: [...server.rewards], total: server.rewards.length };
    },
    async update(_name: string, { id, data }: { id: string; data: object }) {
      server.rejected.push([id, data]);
      return { data: { id } };
    },
    customerCalls: async () => ({
      async addVoucher(_customerId: string, _voucher: object, key: string) {
        server.keys.push(key);
        return onAdd ? onAdd(issue) : issue();
      },
    }),
  };
  const store = new Map<string, string>();
  // The function under test calls no more than these methods.
  const load = () =>
    createBulkVoucherAdder(
      // A reload makes another data provider.
      { ...provider } as unknown as Parameters<typeof createBulkVoucherAdder>[0],
      store,
      (codes) => `Not needed: ${codes.join(', ')}`,
    );
  let addVoucher = load();
  return {
    server,
    store,
    add: () => addVoucher('c1', voucher, 'rule.c1'),
    reload() {
      addVoucher = load();
    },
  };
}

const createReward = (code: string) => ({
  id: code,
  _id: code,
  coupon_code: code,
  discountConfig: { discountType: 'percentage', discountValue: 10, freeProduct: null },
});

describe('createBulkVoucherAdder', () => {
  it('issues a voucher once', async () => {
    const { server, add } = createCustomer();
    await add();
    expect([server.keys, server.rewards.length]).toEqual([['rule.c1'], 2]);
  });

  it('reports vouchers that the browser sent twice, and rejects the extra one on another try', async () => {
    const { server, add } = createCustomer((issue) => {
      issue();
      return issue();
    });
    await expect(add()).rejects.toMatchObject({ message: 'Not needed: NEW-1', uncertain: false });
    await add();
    expect(server.rejected).toEqual([['NEW-1', { status: 'rejected' }]]);
    await add();
    expect([server.keys, server.rejected.length]).toEqual([['rule.c1'], 1]);
  });

  it('finds a voucher without a response, and issues it again only if it isn’t there', async () => {
    const applied = createCustomer((issue) => {
      issue();
      throw lost();
    });
    await applied.add();
    expect(applied.server.rewards).toHaveLength(2);

    let isLost = true;
    const missing = createCustomer((issue) => {
      if (isLost) throw lost();
      return issue();
    });
    await expect(missing.add()).rejects.toMatchObject({ uncertain: false });
    isLost = false;
    await missing.add();
    expect([missing.server.keys.length, missing.server.rewards.length]).toEqual([2, 2]);
  });

  it('is uncertain if the vouchers can’t be read after it, and only reads them on another try', async () => {
    const { server, add } = createCustomer((issue) => {
      server.isReadable = false;
      return issue();
    });
    await expect(add()).rejects.toMatchObject({ message: 'Not now.', uncertain: true });
    server.isReadable = true;
    await add();
    expect(server.keys).toHaveLength(1);
  });

  it('does not issue a confirmed voucher again that the list doesn’t show', async () => {
    const { server, add } = createCustomer(() => {
      server.isReadable = false;
      return 'HIDDEN';
    });
    await expect(add()).rejects.toMatchObject({ uncertain: true });
    server.isReadable = true;
    await add();
    expect(server.keys).toHaveLength(1);
  });

  it('sends nothing if the vouchers can’t be read before it', async () => {
    const { server, add } = createCustomer();
    server.isReadable = false;
    await expect(add()).rejects.toMatchObject({ message: 'Not now.', uncertain: false });
    expect(server.keys).toEqual([]);
  });

  describe('after a reload', () => {
    it('does not issue a voucher again whose response was lost with the page', async () => {
      const { server, store, add, reload } = createCustomer((issue) => {
        issue();
        return new Promise<never>(() => undefined);
      });
      void add();
      await expect.poll(() => server.rewards.length).toBe(2);
      reload();
      await add();
      expect([server.keys.length, server.rewards.length, store.size]).toEqual([1, 2, 0]);
    });

    it('sends nothing if the vouchers can’t be read, and is uncertain', async () => {
      const { server, add, reload } = createCustomer(() => {
        server.isReadable = false;
        throw lost();
      });
      await expect(add()).rejects.toMatchObject({ uncertain: true });
      reload();
      await expect(add()).rejects.toMatchObject({ message: 'Not now.', uncertain: true });
      expect(server.keys).toHaveLength(1);
    });

    it('reports the vouchers that were issued twice again, and rejects one of them', async () => {
      const { server, store, add, reload } = createCustomer((issue) => {
        issue();
        return issue();
      });
      await expect(add()).rejects.toMatchObject({ message: 'Not needed: NEW-1' });
      reload();
      await expect(add()).rejects.toMatchObject({ message: 'Not needed: NEW-1' });
      await add();
      expect([server.keys.length, server.rejected.length, store.size]).toEqual([1, 1, 0]);
    });

    it('remembers nothing that was certainly not issued', async () => {
      const { store, add } = createCustomer(() => {
        throw new AppError({ kind: 'validation', status: 422 });
      });
      await expect(add()).rejects.toMatchObject({ kind: 'validation' });
      expect(store.size).toBe(0);
    });
  });
});
