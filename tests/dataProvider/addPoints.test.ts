import { describe, expect, it } from 'vitest';
import { AppError } from '../../dataProvider/errors';
import { createBulkPointsAdder, createPointsAdder } from '../../dataProvider/methods/addPoints';

interface Entry {
  id: string;
  _id: string;
  type: string;
  task_type: string | null;
  amount: number;
}

/** A customer on a backend that ignores the Idempotency-Key. `onAdd` runs instead of a plain addition. */
function createCustomer(onAdd?: (add: (points: number) => number, points: number) => unknown) {
  const server = {
    balance: 100,
    entries: [] as Entry[],
    sent: [] as [number, string][],
    reads: [] as unknown[],
    isReadable: true,
    /** Whether customers have their balance. */
    hasBalance: true,
    isActivityReadable: true,
  };
  const earn = (amount: number, task_type: string | null, type = 'points') => {
    const id = `e${server.entries.length}`;
    if (type === 'points') server.balance += amount;
    server.entries.unshift({ id, _id: id, type, task_type, amount });
    return server.balance;
  };
  const add = (points: number) => earn(points, 'wallet_adjustment');
  const read = async <Data>(isReadable: boolean, request: unknown, data: Data) => {
    server.reads.push(request);
    if (!isReadable) throw new AppError({ kind: 'server', status: 503 });
    return data;
  };
  const provider = {
    getOne: (name: string, params: object) =>
      read(server.isReadable, [name, params], {
        data: { id: 'c1', _id: 'c1', totalPoints: server.hasBalance ? server.balance : null },
      }),
    getList: (name: string, params: object) =>
      read(server.isReadable && server.isActivityReadable, [name, params], {
        data: [...server.entries],
        total: server.entries.length,
      }),
    customerCalls: async () => ({
      addPoints: async ({ points }: { points: number }, key: string) => {
        server.sent.push([points, key]);
        return onAdd ? onAdd(add, points) : add(points);
      },
    }),
  };
  // The functions under test call no more than these methods.
  return { server, earn, provider: provider as unknown as Parameters<typeof createPointsAdder>[0] };
}

const draft = { customerId: 'c1', points: 25, adminNote: '', customerNote: '' };
const lost = () => new AppError({ kind: 'timeout', uncertain: true });

describe('createPointsAdder', () => {
  it('reads the balance and the activity before, and nothing after the expected balance', async () => {
    const { server, provider } = createCustomer();
    expect(await createPointsAdder(provider, new Map())(draft, 'k1')).toEqual({ kind: 'added' });
    expect(server.sent).toEqual([[25, 'k1']]);
    const newest = { filter: { customerId: 'c1' }, pagination: { page: 1, perPage: 25 } };
    expect(server.reads).toEqual([
      ['customers', { id: 'c1' }],
      ['rewards', expect.objectContaining(newest)],
    ]);
  });

  describe('if the API confirms', () => {
    type Customer = ReturnType<typeof createCustomer>;
    /** What happens with the points, and what the API responds. */
    interface Confirmation {
      on: (customer: Customer, add: () => number) => number | null;
      /** Before the points are sent. */
      before?: (customer: Customer) => void;
      outcome: object;
    }
    const added = { kind: 'added' };

    it.each<[string, Confirmation]>([
      [
        'accepts a response without a balance',
        {
          on(_customer, add) {
            add();
            return null;
          },
          outcome: added,
        },
      ],
      [
        'finds repeated points behind a response without a balance',
        {
          on(_customer, add) {
            add();
            add();
            return null;
          },
          outcome: { kind: 'repeated', times: 2, balance: 150, expected: 125 },
        },
      ],
      [
        'accepts the points of an API whose customers have no balance',
        {
          before({ server }) {
            server.hasBalance = false;
          },
          on: (_customer, add) => add(),
          outcome: added,
        },
      ],
      [
        'finds repeated points without a balance',
        {
          before({ server }) {
            server.hasBalance = false;
          },
          on(_customer, add) {
            add();
            return add();
          },
          outcome: { kind: 'repeated', times: 2, balance: null, expected: null },
        },
      ],
      [
        'accepts points if nothing can be read afterwards',
        {
          on({ server }, add) {
            add();
            server.isReadable = false;
            return null;
          },
          outcome: added,
        },
      ],
      [
        'accepts points beside a correction by hand without a task',
        {
          on({ earn }, add) {
            earn(-10, null);
            add();
            return null;
          },
          outcome: added,
        },
      ],
      [
        'accepts points beside a new voucher',
        {
          on({ earn }, add) {
            earn(25, null, 'coupon_code');
            earn(7, 'place_an_order');
            add();
            return null;
          },
          outcome: added,
        },
      ],
      [
        'reports a balance that the new entries do not explain',
        {
          on({ server }, add) {
            add();
            server.balance = 300;
            return null;
          },
          outcome: { kind: 'mismatch', balance: 300, expected: 125 },
        },
      ],
      [
        'reports that only other points arrived',
        {
          on({ earn }) {
            earn(5, 'place_an_order');
            return null;
          },
          outcome: { kind: 'mismatch', balance: 105, expected: 125 },
        },
      ],
      [
        'does not count the points of an order as repeated ones',
        {
          on({ earn }, add) {
            earn(25, 'place_an_order');
            return add();
          },
          outcome: added,
        },
      ],
      [
        'knows the entries from before',
        {
          before: ({ earn }) => void [earn(25, 'wallet_adjustment'), earn(25, 'wallet_adjustment')],
          on(_customer, add) {
            add();
            return null;
          },
          outcome: added,
        },
      ],
    ])('%s', async (_description, { before, on, outcome }) => {
      const customer: Customer = createCustomer((add, points) => on(customer, () => add(points)));
      before?.(customer);
      expect(await createPointsAdder(customer.provider, new Map())(draft, 'k1')).toEqual(outcome);
    });
  });

  describe('if the response is lost', () => {
    type Server = ReturnType<typeof createCustomer>['server'];
    const change = (changes: Partial<Server>) => (server: Server) => void Object.assign(server, changes);
    const nothing = () => undefined;
    const applied = { balance: 125 };

    it.each<[string, (server: Server) => void, (server: Server) => void, object]>([
      [
        'the balance alone decides without an activity',
        change({ isActivityReadable: false }),
        change(applied),
        { kind: 'added' },
      ],
      [
        'an activity that can’t be read only before is no proof',
        change({ isActivityReadable: false }),
        change({ ...applied, isActivityReadable: true }),
        { kind: 'unknown', balance: 125 },
      ],
      [
        'another balance is no proof',
        change({ isActivityReadable: false }),
        change({ balance: 130 }),
        { kind: 'unknown', balance: 130 },
      ],
      ['a balance without an entry is no proof', nothing, change(applied), { kind: 'unknown', balance: 125 }],
      ['the same balance is one', change({ isActivityReadable: false }), nothing, { kind: 'notAdded', balance: 100 }],
      [
        'nothing can be read afterwards',
        nothing,
        change({ ...applied, isReadable: false }),
        { kind: 'unknown', balance: null },
      ],
      [
        'no balance could be read before',
        change({ hasBalance: false }),
        change({ hasBalance: true }),
        { kind: 'unknown', balance: 100 },
      ],
      ['there is no balance at all', change({ hasBalance: false }), nothing, { kind: 'unknown', balance: null }],
      [
        'nothing could be read before',
        change({ isReadable: false }),
        change({ ...applied, isReadable: true }),
        { kind: 'unknown', balance: 125 },
      ],
    ])('%s', async (_description, before, after, outcome) => {
      const { server, provider } = createCustomer(() => {
        after(server);
        throw lost();
      });
      before(server);
      expect(await createPointsAdder(provider, new Map())(draft, 'k1')).toMatchObject(outcome);
    });

    it('an entry is proof without a balance', async () => {
      const { server, provider } = createCustomer((add, points) => {
        add(points);
        throw lost();
      });
      server.hasBalance = false;
      expect(await createPointsAdder(provider, new Map())(draft, 'k1')).toEqual({ kind: 'added' });
    });

    it('only the key prevents a repetition if the balance was unknown before', async () => {
      const { server, provider } = createCustomer(() => {
        throw lost();
      });
      server.hasBalance = false;
      const add = createPointsAdder(provider, new Map());
      await add(draft, 'k1');
      await add(draft, 'k1');
      expect(server.sent).toEqual([
        [25, 'k1'],
        [25, 'k1'],
      ]);
    });
  });

  it('finds points that the browser sent twice, although the API reports a success', async () => {
    const { provider } = createCustomer((add, points) => {
      add(points);
      return add(points);
    });
    expect(await createPointsAdder(provider, new Map())(draft, 'k1')).toEqual({
      kind: 'repeated',
      times: 2,
      balance: 150,
      expected: 125,
    });
  });

  it('finds points that were added twice before the response was lost', async () => {
    const { provider } = createCustomer((add, points) => {
      add(points);
      add(points);
      throw lost();
    });
    expect(await createPointsAdder(provider, new Map())(draft, 'k1')).toMatchObject({ kind: 'repeated', times: 2 });
  });

  it('does not mistake an older entry for these that moves up because newer ones are deleted', async () => {
    const { server, earn, provider } = createCustomer((add, points) => {
      server.entries.splice(0, 3);
      return add(points);
    });
    earn(25, 'wallet_adjustment');
    for (let index = 0; index < 26; index += 1) earn(1, 'order');
    const getList = provider.getList;
    provider.getList = async (name, params) => {
      const { data, ...rest } = await getList(name, params);
      return { ...rest, data: data.slice(0, params.pagination?.perPage) };
    };
    expect(await createPointsAdder(provider, new Map())(draft, 'k1')).toMatchObject({ kind: 'added' });
  });

  it('does not mistake other points for these', async () => {
    const customer = createCustomer(() => {
      customer.earn(25, 'place_an_order');
      throw lost();
    });
    // The balance has risen by just as much.
    expect(await createPointsAdder(customer.provider, new Map())(draft, 'k1')).toMatchObject({
      kind: 'notAdded',
      balance: 125,
    });
  });

  it('accepts a success beside other points', async () => {
    const customer = createCustomer((add, points) => {
      customer.earn(7, 'place_an_order');
      return add(points);
    });
    expect(await createPointsAdder(customer.provider, new Map())(draft, 'k1')).toEqual({ kind: 'added' });
  });

  it('reports a balance that nothing explains', async () => {
    const customer = createCustomer(() => {
      customer.server.balance = 300;
      return 300;
    });
    expect(await createPointsAdder(customer.provider, new Map())(draft, 'k1')).toEqual({
      kind: 'mismatch',
      balance: 300,
      expected: 125,
    });
  });

  it('looks before it sends again: points that arrived late are not added twice', async () => {
    const customer = createCustomer(() => {
      customer.server.isReadable = false;
      throw lost();
    });
    const add = createPointsAdder(customer.provider, new Map());
    expect(await add(draft, 'k1')).toMatchObject({ kind: 'unknown', balance: null });
    // Still not readable: nothing is sent.
    expect(await add(draft, 'k1')).toMatchObject({ kind: 'unknown' });
    customer.server.isReadable = true;
    customer.earn(25, 'wallet_adjustment');
    expect(await add(draft, 'k1')).toEqual({ kind: 'added' });
    expect(customer.server.sent).toHaveLength(1);
  });

  it('sends again with the same key if the points are not there', async () => {
    let isLost = true;
    const { server, provider } = createCustomer((add, points) => {
      if (isLost) throw lost();
      return add(points);
    });
    const add = createPointsAdder(provider, new Map());
    expect(await add(draft, 'k1')).toMatchObject({ kind: 'notAdded', balance: 100 });
    isLost = false;
    expect(await add(draft, 'k1')).toEqual({ kind: 'added' });
    expect(server.sent).toEqual([
      [25, 'k1'],
      [25, 'k1'],
    ]);
  });

  it('throws errors that are certain, and remembers no attempt', async () => {
    const { provider } = createCustomer(() => {
      throw new AppError({ kind: 'validation', status: 422, message: 'Too many.' });
    });
    const store = new Map();
    await expect(createPointsAdder(provider, store)(draft, 'k1')).rejects.toThrow('Too many.');
    expect(store.size).toBe(0);
  });

  // A reload makes another data provider.
  describe('after a reload', () => {
    it('does not add points again whose response was lost with the page', async () => {
      const { server, provider } = createCustomer((add, points) => {
        add(points);
        return new Promise<never>(() => undefined);
      });
      const store = new Map();
      void createPointsAdder(provider, store)(draft, 'k1');
      await expect.poll(() => server.balance).toBe(125);
      expect(await createPointsAdder({ ...provider }, store)(draft, 'k1')).toEqual({ kind: 'added' });
      expect([server.sent.length, store.size]).toEqual([1, 0]);
    });

    it('sends nothing if the activity can’t be read, and says that it is uncertain', async () => {
      const { server, provider } = createCustomer(() => {
        throw lost();
      });
      const store = new Map();
      await createPointsAdder(provider, store)(draft, 'k1');
      server.isReadable = false;
      const outcome = await createPointsAdder({ ...provider }, store)(draft, 'k1');
      expect(outcome).toMatchObject({ kind: 'unknown', error: { uncertain: true } });
      expect(server.sent).toHaveLength(1);
    });

    it('adds points that did not arrive, and reports the first ones if they arrive later', async () => {
      const { server, provider } = createCustomer((add, points) => {
        if (server.sent.length === 1) throw lost();
        add(points);
        return add(points);
      });
      const store = new Map();
      await createPointsAdder(provider, store)(draft, 'k1');
      expect(await createPointsAdder({ ...provider }, store)(draft, 'k1')).toMatchObject({
        kind: 'repeated',
        times: 2,
      });
      // The report may be lost, too: the attempt is remembered until the points are there once.
      expect(await createPointsAdder({ ...provider }, store)(draft, 'k1')).toMatchObject({
        kind: 'repeated',
        times: 2,
      });
      expect(server.sent).toHaveLength(2);
    });

    it.each(['no JSON', '{"balance":"100","entryIds":[]}', '[]'])('ignores an unreadable attempt: %s', async (text) => {
      const { provider } = createCustomer();
      expect(await createPointsAdder(provider, new Map([['k1', text]]))(draft, 'k1')).toEqual({ kind: 'added' });
    });
  });
});

describe('createBulkPointsAdder', () => {
  const describeOutcome = ({ kind }: { kind: string }) => kind;

  it('fails for points that were added several times, and takes them back in the next attempt', async () => {
    let times = 3;
    const { server, provider } = createCustomer((add, points) => {
      for (; times > 1; times -= 1) add(points);
      return add(points);
    });
    const add = createBulkPointsAdder(provider, new Map(), describeOutcome);
    await expect(add(draft, 'k1')).rejects.toMatchObject({ kind: 'conflict', message: 'repeated' });
    expect(server.balance).toBe(175);
    await add(draft, 'k1');
    await add(draft, 'k1');
    expect(server.sent).toEqual([
      [25, 'k1'],
      [-50, 'k1.fix'],
    ]);
    expect(server.balance).toBe(125);
  });

  it('takes back a correction that was added several times with a request of its own', async () => {
    let isDoubled = true;
    const { server, provider } = createCustomer((add, points) => {
      if (isDoubled) add(points);
      return add(points);
    });
    const add = createBulkPointsAdder(provider, new Map(), describeOutcome);
    await expect(add(draft, 'k1')).rejects.toThrow('repeated');
    await expect(add(draft, 'k1')).rejects.toThrow('repeated');
    expect(server.balance).toBe(100);
    isDoubled = false;
    await add(draft, 'k1');
    expect(server.balance).toBe(125);
    expect(new Set(server.sent.map(([, key]) => key)).size).toBe(3);
  });

  it('is certain that points are not there, or uncertain', async () => {
    const { server, provider } = createCustomer(() => {
      throw lost();
    });
    const add = createBulkPointsAdder(provider, new Map(), describeOutcome);
    await expect(add(draft, 'k1')).rejects.toMatchObject({ kind: 'timeout', uncertain: false });
    server.isReadable = false;
    await expect(add(draft, 'k1')).rejects.toMatchObject({ kind: 'timeout', uncertain: true });
  });

  it('adds to the same customer one after the other', async () => {
    const { server, provider } = createCustomer();
    const add = createBulkPointsAdder(provider, new Map(), describeOutcome);
    await Promise.all([add(draft, 'k1'), add(draft, 'k2'), add(draft, 'k3')]);
    expect(server.balance).toBe(175);
  });

  it('does not add again after a reload what was added twice, and takes one of them back', async () => {
    let isDoubled = true;
    const { server, provider } = createCustomer((add, points) => {
      if (isDoubled) add(points);
      return add(points);
    });
    const store = new Map();
    await expect(createBulkPointsAdder(provider, store, describeOutcome)(draft, 'k1')).rejects.toThrow('repeated');
    isDoubled = false;
    const add = createBulkPointsAdder({ ...provider }, store, describeOutcome);
    await expect(add(draft, 'k1')).rejects.toThrow('repeated');
    await add(draft, 'k1');
    expect(server.sent.map(([points]) => points)).toEqual([25, -25]);
    expect([server.balance, store.size]).toEqual([125, 0]);
  });
});
