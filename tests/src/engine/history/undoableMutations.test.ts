/** Each undoable write is sent or undone once, and never before an earlier one. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUndoableMutations } from '../../../../src/engine/history/undoableMutations';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createHarness() {
  const mutations = createUndoableMutations();
  const log: string[] = [];
  return {
    ...mutations,
    log,
    add: (name: string) => mutations.add(({ isUndo }) => void log.push(`${isUndo ? 'undo' : 'send'} ${name}`)),
    take: (name: string) => mutations.take(() => void log.push(`settled ${name}`)),
  };
}

it('is sent or undone once, by the notification that took it', () => {
  const { add, take, hasPending, log } = createHarness();
  expect([take('none'), hasPending()]).toEqual([undefined, false]);
  add('a');
  expect(hasPending()).toBe(true);
  const a = take('a');
  expect(take('again')).toBeUndefined();
  a?.({ isUndo: true });
  a?.({ isUndo: false });
  a?.({ isUndo: true });
  expect([log, hasPending()]).toEqual([['undo a', 'settled a'], false]);
});

it('is taken oldest first, and sent after all that were made before it', () => {
  const { add, take, log } = createHarness();
  for (const name of ['a', 'b', 'c']) add(name);
  const [a, b, c] = [take('a'), take('b'), take('c')];
  b?.({ isUndo: false });
  expect(log).toEqual(['send a', 'settled a', 'send b', 'settled b']);
  a?.({ isUndo: true });
  c?.({ isUndo: true });
  expect(log.slice(4)).toEqual(['undo c', 'settled c']);
});

it('is undone alone', () => {
  const { add, take, hasPending, log } = createHarness();
  add('a');
  add('b');
  take('a');
  take('b')?.({ isUndo: true });
  expect([log, hasPending()]).toEqual([['undo b', 'settled b'], true]);
});

it('is sent after a second if no notification shows it, and waits for its notification otherwise', () => {
  const { add, take, hasPending, log } = createHarness();
  add('a');
  vi.advanceTimersByTime(999);
  expect(log).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(log).toEqual(['send a']);
  add('b');
  take('b');
  vi.advanceTimersByTime(60_000);
  expect([log, hasPending()]).toEqual([['send a'], true]);
});

it('is sent in order when the page is left', () => {
  const { add, take, sendAll, hasPending, log } = createHarness();
  add('a');
  const a = take('a');
  add('b');
  sendAll();
  a?.({ isUndo: true });
  vi.advanceTimersByTime(60_000);
  expect([log, hasPending()]).toEqual([['send a', 'settled a', 'send b'], false]);
});
