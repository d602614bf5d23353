/** A made-up server that holds one customer, and the page of it. */
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createDataProvider } from '../../../../dataProvider';
import { AppError } from '../../../../dataProvider/errors';
import type { HttpRequest } from '../../../../dataProvider/http';
import type { Birthday } from '../../../../resources/birthdays';
import type { Shop } from '../../../../src/engine/shop';
import { wipeTab } from '../../../../src/lib/tabStorage';
import CustomerDetailsPage from '../../../../src/pages/customer/CustomerDetailsPage';
import CustomerSettingsPage from '../../../../src/pages/customer/CustomerSettingsPage';
import { createGate } from '../../../support/gate';
import { renderConsole } from '../../../support/renderConsole';

type Values = Record<string, unknown>;

export const ida = {
  _id: 'c1',
  name: 'Ida Holm',
  firstName: 'Ida',
  lastName: 'Holm',
  emailAddress: 'ida@example.org',
  profilePhotoUrl: null,
  totalPoints: 340,
  totalVouchers: 2,
  totalReviews: 3,
  totalFaq: 1,
  totalOrders: 7,
  totalReferrals: 4,
  acceptsMarketing: true,
  platformCustomerId: '7100',
  referralCode: 'IDA 42&',
  loyaltyProgramId: null,
  offlineCardNumber: null,
  createdAt: '2024-03-03T12:00:00.000Z',
};

const circle = {
  _id: 'p1',
  name: 'Circle',
  tasks: [],
  rewards: [
    { _id: 'w1', type: 'fixed_amount', isEnabled: true, title: '5 off', pointsCost: 500, config: { value: 5 } },
    { _id: 'w2', type: 'percentage', isEnabled: true, title: '10 % off', pointsCost: 10, config: { value: 10 } },
  ],
};

interface Failing {
  /** Which request fails. */
  when: (request: HttpRequest) => boolean;
  error: AppError;
  /** It is done all the same. */
  applied?: boolean;
  /** What somebody else does just before. */
  before?: () => void;
  /** How many times; else always. */
  times?: number;
}

export const lost = new AppError({ kind: 'timeout', uncertain: true });
export const down = new AppError({ kind: 'server', status: 500, message: 'Not now.' });

export function customerServer(values: Values = {}, firstBirthdays: readonly Birthday[] = []) {
  let customer: Values | null = { ...ida, ...values };
  let birthdays = [...firstBirthdays];
  let failing: Failing[] = [];
  const gate = createGate();
  let rewards: Values[] = [];
  let programs: unknown[] = [circle, { _id: 'p2', name: 'Staff' }];
  const requests: HttpRequest[] = [];

  function answer({ method, path, body }: HttpRequest): unknown {
    if (path === '/admin/graphql') {
      const isOne = /one: customerById/.test(String(Object(body)['query']));
      if (isOne) return { data: { one: customer } };
      if (/list: rewards/.test(String(Object(body)['query']))) return { data: { list: rewardPage(body) } };
      return { data: { list: { total: customer ? 1 : 0, items: customer ? [customer] : [] } } };
    }
    if (path === '/admin/loyalty/programs') return { programs };
    if (!customer) throw new AppError({ kind: 'notFound', status: 404 });
    if (path === '/admin/customers/c1/basic_stats') {
      return {
        orders: { count: 7 },
        loyalty: [{ programId: 'p1', tier: 'Gold' }],
        pointsBalance: customer['totalPoints'],
        pointsEarned: 1500,
        pointsSpent: 1160,
        reviews: { count: 3 },
        faq: { count: 1 },
      };
    }
    if (path === '/admin/customers/c1' && method === 'PATCH') {
      customer = { ...customer, ...Object(body) };
      return { customer };
    }
    if (path === '/admin/customers/c1' && method === 'DELETE') {
      customer = null;
      return {};
    }
    if (path === '/admin/customers/c1/birthdays' && method === 'GET') return { birthdays };
    if (path === '/admin/customers/c1/birthdays') {
      const birthday: Birthday = { person: null, ...Object(body)['birthday'], _id: `b${birthdays.length + 10}` };
      birthdays = [...birthdays, birthday];
      return { birthday };
    }
    const reward = rewards.find(({ _id }) => path === `/admin/loyalty/reward/${_id}`);
    if (reward && method === 'PATCH') return { reward: changeReward(reward, Object(body)) };
    if (reward && method === 'DELETE') {
      rewards = rewards.filter((one) => one !== reward);
      return {};
    }
    const gone = /birthdays\/(\w+)$/.exec(path)?.[1];
    if (method === 'DELETE' && birthdays.some(({ _id }) => _id === gone)) {
      birthdays = birthdays.filter(({ _id }) => _id !== gone);
      return {};
    }
    throw new AppError({ kind: 'notFound', status: 404 });
  }

  function rewardPage(body: unknown) {
    const { limit, offset } = Object(Object(body)['variables']);
    return { total: rewards.length, items: rewards.slice(offset, offset + limit) };
  }

  /** Points that are approved, or are not any more, move the balance. */
  function changeReward(reward: Values, set: Values): Values {
    const changed = { ...reward, ...set };
    const worth = ({ type, status, amount }: Values) =>
      type === 'points' && status === 'approved' ? Number(amount) : 0;
    customer = customer && {
      ...customer,
      totalPoints: Number(customer['totalPoints']) + worth(changed) - worth(reward),
    };
    rewards = rewards.map((one) => (one === reward ? changed : one));
    return changed;
  }

  const http = async (request: HttpRequest): Promise<unknown> => {
    requests.push(request);
    const isRead = request.method === 'GET' || request.path === '/admin/graphql';
    if (!isRead) await gate.pass();
    const failure = failing.find(({ when, times = 1 }) => times > 0 && when(request));
    if (!failure) return answer(request);
    if (failure.times !== undefined) failure.times -= 1;
    failure.before?.();
    if (failure.applied) answer(request);
    throw failure.error;
  };

  return {
    dataProvider: createDataProvider(http),
    requests,
    /** Everything that was written, as it was sent. */
    writes: () =>
      requests
        .filter(({ method, path }) => method !== 'GET' && path !== '/admin/graphql')
        .map(({ method, path, body }) => [method, path, body]),
    /** What somebody else does. */
    change: (set: Values) => {
      customer = { ...ida, ...customer, ...set };
    },
    putPrograms: (next: unknown[]) => {
      programs = next;
    },
    putRewards: (next: Values[]) => {
      rewards = next;
    },
    remove: () => {
      customer = null;
    },
    customer: () => customer,
    birthdays: () => birthdays,
    fail: (...next: Failing[]) => {
      failing = next;
    },
    /** Writes wait until what it gives back is called. */
    hold: gate.hold,
  };
}

export type CustomerServer = ReturnType<typeof customerServer>;

interface Options {
  at?: string;
  shop?: Partial<Shop>;
  /** Keeps what an earlier page has left in the tab. */
  keep?: boolean;
  beside?: ReactNode;
}

/** Opens the page of the customer, and waits until the customer is there. */
export async function openCustomer(server: CustomerServer, { at = '', shop = {}, keep, beside }: Options = {}) {
  if (!keep) wipeTab();
  const view = renderConsole({
    dataProvider: server.dataProvider,
    at: `/customers/c1${at}`,
    routes: [
      { path: '/customers/:id', element: <CustomerDetailsPage /> },
      {
        path: '/customers/:id/settings',
        element: (
          <>
            <CustomerSettingsPage />
            {beside}
          </>
        ),
      },
      { path: '*', element: <h1>elsewhere</h1> },
    ],
    shop,
  });
  await screen.findByRole('heading', { level: 1, name: /Ida|Customer|elsewhere/ });
  return view;
}
