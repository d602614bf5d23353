/** Idempotency keys of a form and its values. */
import { expect, it } from 'vitest';
import { createIntentKeys } from '../../../../src/engine/drafts/useIntentKeys';

it('a form has a key for each of the values entered, also after a reload, until they were sent', () => {
  const attempts = new Map<string, string>();
  const keys = createIntentKeys(attempts, 'edit:a');
  const [first, other] = [keys.get({ name: 'x' }), keys.get({ name: 'y' })];
  const reloaded = createIntentKeys(attempts, 'edit:a');
  expect([reloaded.get({ name: 'x' }), reloaded.get({ name: 'y' })]).toEqual([first, other]);
  expect(createIntentKeys(attempts, 'edit:b').get({ name: 'x' })).not.toBe(first);
  reloaded.forget({ name: 'x' });
  expect([reloaded.get({ name: 'x' }), other]).not.toContain(first);
  expect(reloaded.get({ name: 'y' })).toBe(other);
  expect(new Set([first, other]).size).toBe(2);
});

it('a run that was cut short keeps its key, and one that has ended keeps those of the records that weren’t done', () => {
  const attempts = new Map<string, string>();
  const start = (values: object) => createIntentKeys(attempts, 'edit:a').startRun(values);
  const cut = start({ points: 5 }).keyOf('r1');
  const run = start({ points: 5 });
  expect([run.keyOf('r1'), run.keyOf('r2')]).toEqual([cut, cut]);
  expect(start({ points: 6 }).keyOf('r1')).not.toBe(cut);
  run.settle(['r2']);
  // Undo and Retry of the same run.
  expect([run.keyOf('r1'), run.keyOf('r2')]).toEqual([cut, cut]);
  const next = start({ points: 5 });
  expect(next.keyOf('r1')).not.toBe(cut);
  expect(next.keyOf('r2')).toBe(cut);
  next.settle([]);
  expect(start({ points: 5 }).keyOf('r2')).not.toBe(cut);
});

it('another attempt keeps the keys of all records again, as it may be cut short, too', () => {
  const attempts = new Map<string, string>();
  const start = () => createIntentKeys(attempts, 'edit:a').startRun({ points: 5 });
  const canceled = start();
  const first = canceled.keyOf('r1');
  canceled.settle(['r1']);
  const run = start();
  const second = run.keyOf('r2');
  expect([run.keyOf('r1'), run.keyOf('r3')]).toEqual([first, second]);
  run.hold();
  run.settle(['r3']);
  run.hold();
  const cut = start();
  expect(['r1', 'r2', 'r3'].map(cut.keyOf)).toEqual([first, second, second]);
  cut.settle([]);
  expect([first, second]).not.toContain(start().keyOf('r1'));
});
