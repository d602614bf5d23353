/** Fake server with one customer, and a helper that renders its page. */
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createDataProvider } from '../../../../dataProvider';
import { AppError } from '../../../../dataProvider/errors';
import type { HttpRequest } from '../../../../dataProvider/http/http';
import type { Birthday } from '../../../../resources/birthdays';
import type { CurrentSite } from '../../../../src/engine/shop/currentSite';
import CustomerDetailsPage from '../../../../src/features/customer/CustomerDetailsPage';
import CustomerSettingsPage from '../../../../src/features/customer/CustomerSettingsPage';
import { clearTabStorage } from '../../../../src/lib/storage/tabStorage';
import { createGate } from '../../../support/createGate';
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
  /** Selects the requests that fail. */
  when: (request: HttpRequest) => boolean;
  error: AppError;
  /** Applies the request before failing. */
  applied?: boolean;
  /** Change by another user before the request fails. */
  before?: () => void;
  /** Number of failures; unlimited if omitted. */
  times?: number;
}

export const down = new AppError({ kind: 'server', status: 500, message: 'Not now.' });

export function customerServer(
  values: Values = {},
  firstBirthdays: readonly Birthday[] = [],
  loyalty: readonly object[] = [{ programId: 'p1', tier: 'Gold' }],
) {
  let customer: Values | null = { ...ida, ...values };
  let birthdays = [...firstBirthdays];
  let failing: Failing[] = [];
  let isResent = false;
  let hasTotals = true;
  const gate = createGate();
  let rewards: Values[] = [];
  let programs: unknown[] = [circle, { _id: 'p2', name: 'Staff' }];
  const requests: HttpRequest[] = [];

  function respond({ method, path, body }: HttpRequest): unknown {
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
        loyalty,
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
    if (path === '/admin/loyalty/add_points') {
      const { points } = Object(body);
      const added = { type: 'points', task_type: 'wallet_adjustment', status: 'approved', amount: points };
      rewards = [{ _id: `r${rewards.length + 10}`, ...added, createdAt: new Date().toISOString() }, ...rewards];
      customer = { ...customer, totalPoints: Number(customer['totalPoints']) + points };
      return { customer };
    }
    const reward = rewards.find(({ _id }) => path === `/admin/loyalty/reward/${_id}`);
    if (reward && method === 'PATCH') return { reward: changeReward(reward, Object(body)) };
    if (reward && method === 'DELETE') {
      rewards = rewards.filter((item) => item !== reward);
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
    const { limit, offset, type, status } = Object(Object(body)['variables']);
    const matching = rewards.filter(
      (reward) =>
        (type === undefined || reward['type'] === type) && (status === undefined || reward['status'] === status),
    );
    return { total: hasTotals ? matching.length : null, items: matching.slice(offset, offset + limit) };
  }

  /** Updates the balance when approval of points changes. */
  function changeReward(reward: Values, set: Values): Values {
    const changed = { ...reward, ...set };
    const worth = ({ type, status, amount }: Values) =>
      type === 'points' && status === 'approved' ? Number(amount) : 0;
    customer = customer && {
      ...customer,
      totalPoints: Number(customer['totalPoints']) + worth(changed) - worth(reward),
    };
    rewards = rewards.map((item) => (item === reward ? changed : item));
    return changed;
  }

  const http = async (request: HttpRequest): Promise<unknown> => {
    requests.push(request);
    const isRead = request.method === 'GET' || request.path === '/admin/graphql';
    if (!isRead) await gate.pass();
    if (isResent && request.method === 'POST' && request.path.endsWith('/birthdays')) respond(request);
    const failure = failing.find(({ when, times = 1 }) => times > 0 && when(request));
    if (!failure) return respond(request);
    if (failure.times !== undefined) failure.times -= 1;
    failure.before?.();
    if (failure.applied) respond(request);
    throw failure.error;
  };

  return {
    dataProvider: createDataProvider(http),
    requests,
    /** All write requests. */
    writes: () =>
      requests
        .filter(({ method, path }) => method !== 'GET' && path !== '/admin/graphql')
        .map(({ method, path, body }) => [method, path, body]),
    /** Simulates a change by another user. */
    change: (set: Values) => {
      customer = { ...ida, ...customer, ...set };
    },
    putPrograms: (next: unknown[]) => {
      programs = next;
    },
    putRewards: (next: Values[]) => {
      rewards = next;
    },
    /** From now on, lists of rewards don't say how many there are. */
    omitTotals: () => {
      hasTotals = false;
    },
    remove: () => {
      customer = null;
    },
    customer: () => customer,
    birthdays: () => birthdays,
    fail: (...next: Failing[]) => {
      failing = next;
    },
    /** The browser sends each new birthday again, as it does when a reused connection closes. */
    resendBirthdays: () => {
      isResent = true;
    },
    /** Blocks writes until the returned function is called. */
    closeGate: gate.close,
  };
}

export type CustomerServer = ReturnType<typeof customerServer>;

interface Options {
  at?: string;
  site?: Partial<CurrentSite>;
  /** Keeps the drafts of an earlier page. */
  keepsDrafts?: boolean;
  beside?: ReactNode;
}

/** Renders the customer page and waits until it has loaded. */
export async function openCustomer(server: CustomerServer, { at = '', site = {}, keepsDrafts, beside }: Options = {}) {
  if (!keepsDrafts) clearTabStorage();
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
    currentSite: site,
  });
  await screen.findByRole('heading', { level: 1, name: /Ida|Customer|elsewhere/ });
  return view;
}
