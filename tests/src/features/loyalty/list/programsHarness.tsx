/** Fake server with programs, and the program list. */
import { screen, within } from '@testing-library/react';
import { createDataProvider } from '../../../../../dataProvider';
import { AppError } from '../../../../../dataProvider/errors';
import type { HttpRequest } from '../../../../../dataProvider/http/http';
import type { Program } from '../../../../../resources/programs';
import ProgramsPage from '../../../../../src/features/loyalty/list/ProgramsPage';
import { clearTabStorage } from '../../../../../src/lib/storage/tabStorage';
import { delay } from '../../../../../src/lib/timing/delay';
import { createGate } from '../../../../support/createGate';
import { renderConsole } from '../../../../support/renderConsole';
import { program, reward, task } from '../programs';

export const lostResponse = new AppError({ kind: 'timeout', uncertain: true });
export const serverError = new AppError({ kind: 'server', status: 500, message: 'Not now.' });
const notFound = new AppError({ kind: 'notFound', status: 404 });

interface Failing {
  method: string;
  path: RegExp;
  error: AppError;
  /** Whether the request is applied despite the error. */
  applied?: boolean;
}

export const circle = program({
  _id: 'p1',
  name: 'Circle',
  tasks: [
    task({ _id: 't1', type: 'signup', points: 100 }),
    task({ _id: 't2', points: 5, config: { basis: 'amount', amount: 1 } }),
    task({ _id: 't3', type: 'birthday', isEnabled: false }),
    { ...task({ _id: 't4', type: 'visit', config: { city: 'Bergen' } }), own: [1] },
  ],
  rewards: [reward({ _id: 'r1', title: 'Five off', pointsCost: 500 }), reward({ _id: 'r2', isEnabled: false })],
  settings: { guests: false },
});

const staff = program({ _id: 'p2', name: 'Staff', tasks: [], rewards: [], settings: {} });

export function programServer(first: readonly Program[] = [circle, staff]) {
  let programs = [...first];
  let failing: Failing[] = [];
  let isResent = false;
  let readDelayMs = 0;
  /** Sales of the last 30 days; null if unknown. */
  let sales: { orders: number; orderValue: number } | null = { orders: 4, orderValue: 160 };
  const members = new Map([
    ['p1', 1200],
    ['p2', 1],
  ]);
  const requests: HttpRequest[] = [];
  const gate = createGate();

  function respond({ method, path, body }: HttpRequest): unknown {
    if (path === '/admin/graphql') {
      const total = members.get(String(Object(Object(body)['variables'])['programId'])) ?? 0;
      return { data: { list: { total, items: [] } } };
    }
    if (path === '/admin/stats/series') {
      if (!sales) throw notFound;
      return { points: [{ at: '2026-11-01T00:00:00.000Z', ...sales }] };
    }
    if (path === '/admin/loyalty/programs' && method === 'GET') return { programs };
    if (path === '/admin/loyalty/programs') {
      const created = { _id: `new${programs.length}`, tasks: [], rewards: [], settings: {}, ...Object(body) };
      programs = [...programs, created];
      return { program: created };
    }
    const found = programs.find(({ _id }) => path === `/admin/loyalty/programs/${_id}`);
    if (!found) throw notFound;
    if (method === 'DELETE') {
      programs = programs.filter((item) => item !== found);
      return {};
    }
    const changed = { ...found, ...Object(body) };
    programs = programs.map((item) => (item === found ? changed : item));
    return { program: changed };
  }

  const http = async (request: HttpRequest): Promise<unknown> => {
    requests.push(request);
    if (request.method === 'GET') await delay(readDelayMs);
    if (request.method !== 'GET' && request.path !== '/admin/graphql') await gate.pass();
    if (isResent && request.method === 'POST' && request.path === '/admin/loyalty/programs') respond(request);
    const failure = failing.find(({ method, path }) => method === request.method && path.test(request.path));
    if (!failure) return respond(request);
    failing = failing.filter((item) => item !== failure);
    if (failure.applied) respond(request);
    throw failure.error;
  };

  return {
    dataProvider: createDataProvider(http),
    programs: () => programs,
    /** Simulates a change by another user. */
    change: (next: readonly Program[]) => {
      programs = [...next];
    },
    sell: (next: typeof sales) => {
      sales = next;
    },
    fail: (...next: Failing[]) => {
      failing = next;
    },
    /** The browser sends each creation again, as it does when a reused connection closes; the key is ignored. */
    resendCreations: () => {
      isResent = true;
    },
    closeGate: gate.close,
    delayReads: (ms: number) => {
      readDelayMs = ms;
    },
    reads: () => requests.filter(({ method, path }) => method === 'GET' && path === '/admin/loyalty/programs').length,
    writes: () =>
      requests
        .filter(({ method, path }) => method !== 'GET' && path !== '/admin/graphql')
        .map(({ method, path, body }) => [method, path, body]),
    keys: () => requests.flatMap(({ headers }) => headers?.['Idempotency-Key'] ?? []),
  };
}

export type ProgramServer = ReturnType<typeof programServer>;

/**
 * Renders the program list.
 * @param keep keeps stored drafts of an earlier page
 */
export function openPrograms(server: ProgramServer, { keep = false } = {}) {
  if (!keep) clearTabStorage();
  const view = renderConsole({
    dataProvider: server.dataProvider,
    at: '/loyalty',
    routes: [
      { path: '/loyalty', element: <ProgramsPage /> },
      { path: '/loyalty/:id', element: <h1>Editor</h1> },
    ],
  });
  const card = (name: string) => screen.findByRole('article', { name });
  return {
    ...view,
    card,
    /** Text of a metric with its note. */
    async figure(name: string, label: string) {
      const term = within(await card(name)).getByText(label);
      return term.nextElementSibling?.textContent?.trim();
    },
    /** Opens a dialog from the menu of a program. */
    async open(name: string, entry: string) {
      await view.user.click(within(await card(name)).getByRole('button', { name: `More actions for “${name}”` }));
      await view.user.click(screen.getByRole('menuitem', { name: entry }));
      return screen.findByRole(entry === 'Delete' ? 'alertdialog' : 'dialog');
    },
    press: (name: string) => view.user.click(screen.getByRole('button', { name })),
  };
}
