import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import { AppError, toAppError } from '../../dataProvider/errors';
import type { Http, HttpRequest } from '../../dataProvider/http/http';
import type { CreateMeta } from '../../dataProvider/writes/withProof';
import type { Created } from '../../dataProvider/writes/writes';

interface Entry {
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
    requests: [] as HttpRequest[],
    reads: [] as unknown[],
    isReadable: true,
    /** Whether customers have their balance. */
    hasBalance: true,
    isActivityReadable: true,
  };
  const earn = (amount: number, task_type: string | null, type = 'points') => {
    if (type === 'points') server.balance += amount;
    server.entries.unshift({ _id: `e${server.entries.length}`, type, task_type, amount });
    return server.balance;
  };
  const add = (points: number) => earn(points, 'wallet_adjustment');
  const http: Http = async (request) => {
    const { path, body, headers } = request;
    if (path === '/admin/graphql') {
      const { query, variables } = Object(body);
      const isOne = String(query).includes('customerById');
      server.reads.push(variables);
      if (!server.isReadable || !(isOne || server.isActivityReadable))
        throw new AppError({ kind: 'server', status: 503 });
      if (isOne) return { data: { one: { _id: 'c1', totalPoints: server.hasBalance ? server.balance : null } } };
      return { data: { list: { total: server.entries.length, items: server.entries.slice(0, variables.limit) } } };
    }
    const { points } = Object(body);
    server.requests.push(request);
    server.sent.push([points, headers?.['Idempotency-Key'] ?? '']);
    const totalPoints = await (onAdd ? onAdd(add, points) : add(points));
    return { customer: { _id: 'c1', totalPoints } };
  };
  return { server, earn, http };
}

/** Opens the store's data provider, as after a reload, and returns a function that adds points with a key. */
function openStore(http: Http, attempts = new Map<string, string>()) {
  const provider = createDataProvider(http, undefined, undefined, undefined, { attempts });
  return async (data: object, idempotencyKey: string) => {
    try {
      const created: Created = await provider.create('points', { data, meta: { idempotencyKey } });
      if (!created.finding) return { kind: 'added' };
      const { kind, times, facts } = created.finding;
      const { balance, expected } = facts;
      return kind === 'repeated' ? { kind, times, balance, expected } : { kind, balance, expected };
    } catch (thrown) {
      const { uncertain, isVerified, fresh } = toAppError(thrown);
      if (!uncertain && !isVerified) throw thrown;
      return { kind: uncertain ? 'unknown' : 'notAdded', balance: fresh?.['totalPoints'] ?? null };
    }
  };
}

/** Like {@link openStore}, for a bulk run. */
function openStoreForRun(http: Http, attempts = new Map<string, string>()) {
  const provider = createDataProvider(http, undefined, undefined, undefined, { attempts });
  return (data: object, idempotencyKey: string) => {
    const meta: CreateMeta = { idempotencyKey, strict: ({ kind }) => kind };
    return provider.create('points', { data, meta });
  };
}

const draft = { customerId: 'c1', points: 25, adminNote: '', customerNote: '' };
const lost = () => new AppError({ kind: 'timeout', uncertain: true });

describe('create of points', () => {
  it('reads the balance and the activity before, and nothing after the expected balance', async () => {
    const { server, http } = createCustomer();
    expect(await openStore(http)(draft, 'k1')).toEqual({ kind: 'added' });
    expect(server.sent).toEqual([[25, 'k1']]);
    expect(server.reads).toEqual([{ id: 'c1' }, { customerId: 'c1', limit: 25, offset: 0 }]);
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
      expect(await openStore(customer.http)(draft, 'k1')).toEqual(outcome);
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
      const { server, http } = createCustomer(() => {
        after(server);
        throw lost();
      });
      before(server);
      expect(await openStore(http)(draft, 'k1')).toMatchObject(outcome);
    });

    it('an entry is proof without a balance', async () => {
      const { server, http } = createCustomer((add, points) => {
        add(points);
        throw lost();
      });
      server.hasBalance = false;
      expect(await openStore(http)(draft, 'k1')).toEqual({ kind: 'added' });
    });
  });

  it('finds points that the browser sent twice, although the API reports a success', async () => {
    const { http } = createCustomer((add, points) => {
      add(points);
      return add(points);
    });
    expect(await openStore(http)(draft, 'k1')).toEqual({
      kind: 'repeated',
      times: 2,
      balance: 150,
      expected: 125,
    });
  });

  it('finds points that were added twice before the response was lost', async () => {
    const { http } = createCustomer((add, points) => {
      add(points);
      add(points);
      throw lost();
    });
    expect(await openStore(http)(draft, 'k1')).toMatchObject({ kind: 'repeated', times: 2 });
  });

  it('does not mistake an older entry for these that moves up because newer ones are deleted', async () => {
    const { server, earn, http } = createCustomer((add, points) => {
      server.entries.splice(0, 3);
      return add(points);
    });
    earn(25, 'wallet_adjustment');
    for (let index = 0; index < 26; index += 1) earn(1, 'order');
    expect(await openStore(http)(draft, 'k1')).toMatchObject({ kind: 'added' });
  });

  it('does not mistake other points for these', async () => {
    const customer = createCustomer(() => {
      customer.earn(25, 'place_an_order');
      throw lost();
    });
    // The balance has risen by just as much.
    expect(await openStore(customer.http)(draft, 'k1')).toMatchObject({
      kind: 'notAdded',
      balance: 125,
    });
  });
});

it('[CUS-13] sends points, and notes unless they are empty; values that are none are refused', async () => {
  const { server, http } = createCustomer();
  await openStore(http)({ ...draft, points: -5, adminNote: 'Mistake' }, 'k1');
  const headers = { 'Idempotency-Key': 'k1' };
  const body = { customerId: 'c1', points: -5, adminNote: 'Mistake' };
  expect(server.requests).toEqual([{ method: 'POST', path: '/admin/loyalty/add_points', body, headers }]);
  await expect(openStore(http)({ ...draft, points: 0.5 }, 'k2')).rejects.toMatchObject({ kind: 'validation' });
  expect(server.sent).toHaveLength(1);
});

describe('create of points for a bulk run', () => {
  it('fails for points that were added several times, and takes them back in the next attempt', async () => {
    let times = 3;
    const { server, http } = createCustomer((add, points) => {
      for (; times > 1; times -= 1) add(points);
      return add(points);
    });
    const add = openStoreForRun(http);
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
    const { server, http } = createCustomer((add, points) => {
      if (isDoubled) add(points);
      return add(points);
    });
    const add = openStoreForRun(http);
    await expect(add(draft, 'k1')).rejects.toThrow('repeated');
    await expect(add(draft, 'k1')).rejects.toThrow('repeated');
    expect(server.balance).toBe(100);
    isDoubled = false;
    await add(draft, 'k1');
    expect(server.balance).toBe(125);
    expect(new Set(server.sent.map(([, key]) => key)).size).toBe(3);
  });

  it('adds to the same customer one after the other', async () => {
    const { server, http } = createCustomer();
    const add = openStoreForRun(http);
    await Promise.all([add(draft, 'k1'), add(draft, 'k2'), add(draft, 'k3')]);
    expect(server.balance).toBe(175);
  });
});
