/** Moves of tasks of a program, which show at once, are sent one after the other, and are each taken back if they fail. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../../dataProvider';
import { AppError } from '../../../dataProvider/errors';
import type { HttpRequest } from '../../../dataProvider/http/http';
import { allRecords, recordsQuery } from '../../../dataProvider/recordQueries';
import { ConsoleQueryClient } from '../../../dataProvider/writes/consoleQueryClient';
import { getItemIds } from '../../../dataProvider/writes/getItemIds';
import { moveItem } from '../../../src/lib/moveItem';
import { caseCount } from '../../support/fullRun';
import { catchAppError } from '../support/catchAppError';

/** What becomes of a request: the response is lost before or after it was applied, or it is refused. */
type Fate = 'answered' | 'refused' | 'lostBefore' | 'lostAfter';

const path = '/admin/loyalty/programs';
const toTask = (_id: string) => ({ _id, type: 'signup', isEnabled: true, title: _id, points: 1, config: {} });

/** A server with one program, whose tasks have these letters as ids. */
async function createServer(letters: string, fates: readonly Fate[] = []) {
  const server = { order: [...letters], requests: [] as HttpRequest[], isDown: false, afterWrite: () => {} };
  const client = new ConsoleQueryClient();
  const left = [...fates];
  const toProgram = () => ({ _id: 'p1', name: 'Gold', tasks: server.order.map(toTask), rewards: [], settings: {} });
  const http = async (request: HttpRequest) => {
    await new Promise((resolve) => setImmediate(resolve));
    if (request.method === 'GET') {
      if (server.isDown) throw new AppError({ kind: 'offline' });
      return { programs: [toProgram()] };
    }
    server.requests.push(request);
    const fate = left.shift() ?? 'answered';
    const { fromIndex, toIndex } = Object(request.body);
    const id = request.path.split('/').at(-1) ?? '';
    if (fate === 'answered' || fate === 'lostAfter') {
      if (request.method === 'DELETE') server.order = server.order.filter((one) => one !== id);
      else server.order = [...moveItem(server.order, fromIndex, toIndex)];
    }
    server.afterWrite();
    if (fate === 'refused') throw new AppError({ kind: 'validation', status: 422 });
    if (fate !== 'answered') throw new AppError({ kind: 'timeout', uncertain: true });
    return { program: toProgram() };
  };
  const provider = createDataProvider(http, undefined, undefined, undefined, { queryClient: client });
  const { queryKey } = recordsQuery(provider, 'programs');
  const first = await provider.getList('programs', allRecords());
  client.setQueryData(queryKey, first);
  const previousData = first.data[0];
  return {
    server,
    provider,
    move: (itemId: string, toIndex: number) =>
      provider.reorder('programs', { id: 'p1', field: 'tasks', itemId, toIndex, previousData }),
    /** The order that a page shows. */
    shown() {
      const [cached] = client.getQueryData(queryKey)?.data ?? [];
      return cached && getItemIds(client.layers.apply('programs', cached) ?? {}, 'tasks').join('');
    },
    sent: () => server.requests.map(({ method, path: at, body }) => [method, at.slice(path.length), body]),
  };
}

const toRequest = (fromIndex: number, toIndex: number) => ['POST', '/p1/tasks/reorder', { fromIndex, toIndex }];

describe('moves', () => {
  it('[LOY-04] show at once, and are sent one after the other, by the places that the items have then', async () => {
    const { server, move, shown, sent } = await createServer('abcde');
    const moves = [move('a', 4), move('e', 0), move('c', 1)];
    expect(shown()).toBe('ecbda');
    await Promise.all(moves);
    expect(sent()).toEqual([toRequest(0, 4), toRequest(3, 0), toRequest(2, 1)]);
    expect([server.order.join(''), shown()]).toEqual(['ecbda', 'ecbda']);
  });

  it('end as the server says, whatever fails', async () => {
    const fates = fc.constantFrom<Fate>('answered', 'answered', 'refused', 'lostBefore', 'lostAfter');
    const anyMove = fc.record({ id: fc.constantFrom(...'abcde'), to: fc.nat(4), fate: fates });
    await fc.assert(
      fc.asyncProperty(fc.array(anyMove, { maxLength: 6 }), async (wanted) => {
        let expected: readonly string[] = [...'abcde'];
        let last = { is: '', outcome: '' };
        const used: Fate[] = [];
        const outcomes = wanted.map(({ id, to, fate }) => {
          const is = `${id} ${to}`;
          // Equal moves in a row are one.
          if (is === last.is) return last.outcome;
          const next = moveItem(expected, expected.indexOf(id), to);
          const isSent = next.join() !== expected.join();
          if (isSent) used.push(fate);
          const isDone = !isSent || fate === 'answered' || fate === 'lostAfter';
          if (isDone) expected = next;
          last = { is, outcome: isDone ? 'fulfilled' : 'rejected' };
          return last.outcome;
        });
        const { server, move, shown } = await createServer('abcde', used);
        const results = await Promise.allSettled(wanted.map(({ id, to }) => move(id, to)));
        expect(results.map(({ status }) => status)).toEqual(outcomes);
        expect([server.order.join(''), shown()]).toEqual([expected.join(''), expected.join('')]);
      }),
      { numRuns: caseCount(20, 500) },
    );
  });

  it.each([
    ['refused', { kind: 'validation', isVerified: false }],
    ['lostBefore', { kind: 'timeout', uncertain: false, isVerified: true }],
  ] as const)('are taken back if they are %s', async (fate, expected) => {
    const { move, shown } = await createServer('abcde', [fate]);
    const moved = catchAppError(move('a', 4));
    expect(shown()).toBe('bcdea');
    expect(await moved).toMatchObject(expected);
    expect(shown()).toBe('abcde');
  });

  it('apply to a list that others have changed, and are refused for an item that is gone', async () => {
    const { server, move, shown, sent } = await createServer('abcde');
    server.order = [...'acdef'];
    const gone = catchAppError(move('b', 4));
    await move('a', 3);
    expect(await gone).toMatchObject({ kind: 'notFound', uncertain: false });
    expect([sent(), shown()]).toEqual([[toRequest(0, 3)], 'cdeaf']);
  });

  it.each([
    ['the list can’t be read', { isDown: true }],
    ['others changed it meanwhile', { order: [...'fabcde'] }],
  ])('stay uncertain after a lost response if %s', async (_what, change) => {
    const { server, move } = await createServer('abcde', ['lostBefore']);
    server.afterWrite = () => void Object.assign(server, change);
    expect(await catchAppError(move('a', 4))).toMatchObject({ kind: 'timeout', uncertain: true });
  });

  it('wait for other writes of the program, and those for them', async () => {
    const { provider, move, sent, shown } = await createServer('abc');
    const moved = move('a', 2);
    const previousData = { ...toTask('b'), id: 'p1/b', programId: 'p1' };
    const deleted = provider.delete('program-tasks', { id: 'p1/b', previousData });
    await Promise.all([moved, deleted, move('c', 1)]);
    expect(sent().map(([method]) => method)).toEqual(['POST', 'DELETE', 'POST']);
    expect(shown()).toBe('ac');
  });
});
