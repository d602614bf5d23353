/** Fake server with one program, and its editor page. */
import { screen, within } from '@testing-library/react';
import { createDataProvider } from '../../../../../dataProvider';
import { AppError } from '../../../../../dataProvider/errors';
import type { HttpRequest } from '../../../../../dataProvider/http/http';
import type { Program, ProgramReward, ProgramTask } from '../../../../../resources/programs';
import ProgramPage from '../../../../../src/features/loyalty/editor/ProgramPage';
import { moveItem } from '../../../../../src/lib/moveItem';
import { clearTabStorage } from '../../../../../src/lib/storage/tabStorage';
import { createGate } from '../../../../support/createGate';
import { renderConsole } from '../../../../support/renderConsole';
import { program, reward, task } from '../programs';

export const lostResponse = new AppError({ kind: 'timeout', uncertain: true });
export const down = new AppError({ kind: 'server', status: 500, message: 'Not now.' });
const missing = new AppError({ kind: 'notFound', status: 404 });

export const circle = program({
  _id: 'p1',
  name: 'Circle',
  tasks: [
    task({ _id: 't1', type: 'signup', title: 'Sign up', points: 50, config: { alsoExisting: false } }),
    task({ _id: 't2', title: 'Shop', points: 5, config: { basis: 'amount', amount: 1, minOrderValue: null } }),
    { ...task({ _id: 't3', type: 'visit', title: 'Visit us', points: 9, config: { city: 'Bergen' } }), own: [1] },
  ],
  rewards: [reward({ _id: 'r1', title: 'Five off', pointsCost: 500, config: { value: 5 } })],
  settings: { guests: false, theirs: 1 },
});

const mug = { productId: 'm1', name: 'Mug', slug: 'mug', imageUrl: null, price: 12 };

interface Failing {
  method: string;
  path: RegExp;
  error: AppError;
  /** Whether the request is applied despite the error. */
  applied?: boolean;
}

const at = '/admin/loyalty/programs';

export function editorServer(first: Program = circle) {
  let now: Program | null = first;
  let failing: Failing[] = [];
  const requests: HttpRequest[] = [];
  const gate = createGate();

  function respond({ method, path, body }: HttpRequest): unknown {
    if (path === at && method === 'GET') return { programs: now ? [now] : [] };
    if (path === '/admin/products') return { total: 1, items: [mug] };
    if (!now || !path.startsWith(`${at}/p1`)) throw missing;
    now = written(now, method, path.slice(at.length + 4), Object(body));
    return { program: now };
  }

  const http = async (request: HttpRequest): Promise<unknown> => {
    requests.push(request);
    if (request.method !== 'GET') await gate.pass();
    const failure = failing.find(({ method, path }) => method === request.method && path.test(request.path));
    if (!failure) return respond(request);
    failing = failing.filter((item) => item !== failure);
    if (failure.applied) respond(request);
    throw failure.error;
  };

  return {
    dataProvider: createDataProvider(http),
    now: () => now,
    /** Simulates a change by another user. */
    change: (next: Program | null) => {
      now = next;
    },
    fail: (...next: Failing[]) => {
      failing = next;
    },
    closeGate: gate.close,
    writes: () =>
      requests
        .filter(({ method, path }) => method !== 'GET' && path.startsWith(at))
        .map(({ method, path, body }) => [method, path.slice(at.length), body]),
  };
}

function written(program: Program, method: string, rest: string, body: Record<string, unknown>): Program {
  const [list = '', id = ''] = rest.split('/').filter(Boolean);
  if (list === '') return { ...program, ...body };
  if (list === 'tasks') return { ...program, tasks: writtenList(program.tasks ?? [], method, id, body, body['task']) };
  return { ...program, rewards: writtenList(program.rewards ?? [], method, id, body, body['reward']) };
}

function writtenList<One extends ProgramTask | ProgramReward>(
  parts: readonly One[],
  method: string,
  id: string,
  { fromIndex, toIndex }: Record<string, unknown>,
  sent: unknown,
): One[] {
  if (id === 'reorder') return [...moveItem(parts, Number(fromIndex), Number(toIndex))];
  if (method === 'DELETE') {
    if (!parts.some(({ _id }) => _id === id)) throw missing;
    return parts.filter(({ _id }) => _id !== id);
  }
  const part: One = Object(sent);
  return parts.some(({ _id }) => _id === part._id)
    ? parts.map((item) => (item._id === part._id ? part : item))
    : [...parts, part];
}

export type EditorServer = ReturnType<typeof editorServer>;

interface OpenOptions {
  /** URL suffix of the program page. */
  at?: string;
  /** Keeps stored drafts of an earlier page. */
  keepsDrafts?: boolean;
}

/** Renders the program page and waits until it has loaded. */
export async function openEditor(server: EditorServer, { at: rest = '', keepsDrafts = false }: OpenOptions = {}) {
  if (!keepsDrafts) clearTabStorage();
  const view = renderConsole({
    dataProvider: server.dataProvider,
    at: `/loyalty/p1${rest}`,
    routes: [
      { path: '/loyalty/:id/*', element: <ProgramPage /> },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
  });
  await screen.findByRole('heading', { level: 1, name: 'Circle' });
  const { user } = view;
  const card = (name: string) => within(screen.getByRole('article', { name }));
  const bar = () => within(screen.getByRole('region', { name: 'Unsaved changes' }));
  return {
    ...view,
    card,
    bar,
    titles: (list: 'Tasks' | 'Rewards') =>
      within(screen.getByRole('region', { name: list }))
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.querySelector('bdi')?.textContent),
    /** Adds a part of the n-th type and returns its form. */
    async add(what: 'task' | 'reward', n: number) {
      await user.click(screen.getByRole('button', { name: `Add ${what}` }));
      const dialog = within(await screen.findByRole('dialog', { name: `Choose a ${what} type` }));
      const kinds = dialog.getAllByRole('button').filter(({ textContent }) => textContent !== 'Cancel');
      await user.click(kinds[n] ?? document.body);
      return within(await screen.findByRole('group', { name: /^“/ }));
    },
    edit: (name: string) => user.click(card(name).getByRole('button', { name: `Edit “${name}”` })),
    /** Selects an entry of a card's menu. */
    async choose(name: string, entry: string) {
      await user.click(card(name).getByRole('button', { name: `More actions for “${name}”` }));
      await user.click(screen.getByRole('menuitem', { name: entry }));
    },
    async put(label: string | RegExp, text: string) {
      const field = screen.getByRole('textbox', { name: label });
      await user.clear(field);
      if (text !== '') await user.type(field, text);
    },
    async review() {
      await user.click(bar().getByRole('button', { name: 'Review and save' }));
      return within(await screen.findByRole('dialog'));
    },
  };
}

/** Texts of the listed changes. */
export const listed = (dialog: Pick<typeof screen, 'getAllByRole'>) =>
  dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
