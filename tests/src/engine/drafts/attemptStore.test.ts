/** Attempts to write, which all tabs of a browser share. */
import { expect, it, vi } from 'vitest';
import { clearAttempts, createAttemptStore } from '../../../../src/engine/drafts/attemptStore';
import { expireAttempts } from '../../../../src/engine/drafts/expireAttempts';
import { getStoredKeys } from '../../../../src/lib/storage/browserStorage';

const keys = ['ann.s1', 'ann.s2', 'anna.s1', 'bo.s1'];
const stores = keys.map((key) => createAttemptStore(() => key));
const readAll = () => stores.map((store) => store.get('points'));

it('attempts are kept by user and store, and go with another user, after a day, or at a sign-out', () => {
  for (const [at, store] of stores.entries()) store.set('points', keys[at] ?? '');
  expect(readAll()).toEqual(keys);
  expireAttempts();
  expect(readAll()).toEqual(keys);
  expireAttempts('ann');
  expect(readAll()).toEqual(['ann.s1', 'ann.s2', undefined, undefined]);
  stores[0]?.delete('points');
  expect(readAll()).toEqual([undefined, 'ann.s2', undefined, undefined]);

  vi.useFakeTimers({ now: Date.now() + 25 * 60 * 60 * 1000, toFake: ['Date'] });
  expect(readAll()).toEqual([undefined, undefined, undefined, undefined]);
  stores[0]?.set('points', 'new');
  expireAttempts('ann');
  vi.useRealTimers();
  expect(getStoredKeys('console.attempt.')).toEqual(['console.attempt.ann.s1.points']);

  clearAttempts();
  expect(getStoredKeys('console.attempt.')).toEqual([]);
});
