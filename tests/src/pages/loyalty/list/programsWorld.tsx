/** A made-up server that holds programmes, and the list of them. */
import { screen, within } from '@testing-library/react';
import { createDataProvider } from '../../../../../dataProvider';
import { AppError } from '../../../../../dataProvider/errors';
import type { HttpRequest } from '../../../../../dataProvider/http';
import type { Program } from '../../../../../resources/programs';
import { wipeTab } from '../../../../../src/lib/tabStorage';
import ProgramsPage from '../../../../../src/pages/loyalty/list/ProgramsPage';
import { createGate } from '../../../../support/gate';
import { renderConsole } from '../../../../support/renderConsole';
import { program, reward, task } from '../programs';

export const lost = new AppError({ kind: 'timeout', uncertain: true });
export const down = new AppError({ kind: 'server', status: 500, message: 'Not now.' });
const missing = new AppError({ kind: 'notFound', status: 404 });

interface Failing {
  method: string;
  path: RegExp;
  error: AppError;
  /** It is done all the same. */
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
  /** What the shop sold in thirty days; null: nobody tells. */
  let sold: { orders: number; orderValue: number } | null = { orders: 4, orderValue: 160 };
  const members = new Map([
    ['p1', 1200],
    ['p2', 1],
  ]);
  const requests: HttpRequest[] = [];
  const gate = createGate();

  function answer({ method, path, body }: HttpRequest): unknown {
    if (path === '/admin/graphql') {
      const total = members.get(String(Object(Object(body)['variables'])['programId'])) ?? 0;
      return { data: { list: { total, items: [] } } };
    }
    if (path === '/admin/stats/series') {
      if (!sold) throw missing;
      return { points: [{ at: '2026-11-01T00:00:00.000Z', ...sold }] };
    }
    if (path === '/admin/loyalty/programs' && method === 'GET') return { programs };
    if (path === '/admin/loyalty/programs') {
      const made = { _id: `new${programs.length}`, tasks: [], rewards: [], settings: {}, ...Object(body) };
      programs = [...programs, made];
      return { program: made };
    }
    const found = programs.find(({ _id }) => path === `/admin/loyalty/programs/${_id}`);
    if (!found) throw missing;
    if (method === 'DELETE') {
      programs = programs.filter((one) => one !== found);
      return {};
    }
    const changed = { ...found, ...Object(body) };
    programs = programs.map((one) => (one === found ? changed : one));
    return { program: changed };
  }

  const http = async (request: HttpRequest): Promise<unknown> => {
    requests.push(request);
    if (request.method !== 'GET' && request.path !== '/admin/graphql') await gate.pass();
    const failure = failing.find(({ method, path }) => method === request.method && path.test(request.path));
    if (!failure) return answer(request);
    failing = failing.filter((one) => one !== failure);
    if (failure.applied) answer(request);
    throw failure.error;
  };

  return {
    dataProvider: createDataProvider(http),
    programs: () => programs,
    /** What somebody else does. */
    change: (next: readonly Program[]) => {
      programs = [...next];
    },
    sell: (next: typeof sold) => {
      sold = next;
    },
    fail: (...next: Failing[]) => {
      failing = next;
    },
    hold: gate.hold,
    reads: () => requests.filter(({ method, path }) => method === 'GET' && path === '/admin/loyalty/programs').length,
    writes: () =>
      requests
        .filter(({ method, path }) => method !== 'GET' && path !== '/admin/graphql')
        .map(({ method, path, body }) => [method, path, body]),
    keys: () => requests.flatMap(({ headers }) => headers?.['Idempotency-Key'] ?? []),
  };
}

export type ProgramServer = ReturnType<typeof programServer>;

/** Opens the list. @param keep what an earlier page has left in the tab */
export function openPrograms(server: ProgramServer, { keep = false } = {}) {
  if (!keep) wipeTab();
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
    /** A figure of a programme, with what it is of. */
    async figure(name: string, label: string) {
      const term = within(await card(name)).getByText(label);
      return term.nextElementSibling?.textContent?.trim();
    },
    /** Opens a dialog by the menu of a programme. */
    async open(name: string, entry: string) {
      await view.user.click(within(await card(name)).getByRole('button', { name: `More for “${name}”` }));
      await view.user.click(screen.getByRole('menuitem', { name: entry }));
      return screen.findByRole(entry === 'Delete…' ? 'alertdialog' : 'dialog');
    },
    press: (name: string) => view.user.click(screen.getByRole('button', { name })),
  };
}
