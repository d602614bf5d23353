/** Undo and redo of an editor, also across changes that somebody else saves. */
import { describe, expect, it } from 'vitest';
import {
  createHistory,
  type EditHistory,
  findConflicts,
  getAtPath,
  pushStep,
  rebaseHistory,
  redoStep,
  resolveConflict,
  undoStep,
} from '../../../../src/engine/editing/editHistory';

interface Texts {
  title: string;
  text: string;
}

const saved: Texts = { title: 'A', text: 'a' };
const type = (history: EditHistory<Texts>, change: Partial<Texts>, merge: string | null, at: number) =>
  pushStep(history, { ...history.present, ...change }, merge, at);

describe('undo and redo', () => {
  it('go through the steps in both directions, and stop at the ends', () => {
    let history = createHistory(saved);
    history = type(history, { title: 'B' }, null, 0);
    history = type(history, { title: 'C' }, null, 0);
    const titles: string[] = [];
    for (const step of [undoStep, undoStep, undoStep, redoStep, redoStep, redoStep]) {
      history = step(history);
      titles.push(history.present.title);
    }
    expect(titles).toEqual(['B', 'A', 'A', 'B', 'C', 'C']);
    expect(undoStep(createHistory(saved))).toEqual(createHistory(saved));
    const atEnd = history;
    expect(redoStep(atEnd)).toBe(atEnd);
    expect(history.base).toBe(saved);
  });

  it('start from the value that was edited before', () => {
    expect(createHistory(saved, { title: 'Draft', text: 'a' })).toEqual({
      base: saved,
      present: { title: 'Draft', text: 'a' },
      past: [],
      future: [],
      open: null,
    });
  });

  it('lose what was undone when something is changed, but not when nothing is', () => {
    const undone = undoStep(type(createHistory(saved), { title: 'B' }, null, 0));
    expect(pushStep(undone, { text: 'a', title: 'A' }, null, 1)).toBe(undone);
    expect(redoStep(type(undone, { text: 'b' }, null, 1)).present).toEqual({ title: 'A', text: 'b' });
  });

  it.each([
    ['the same field within 2 s', 'title', 'title', 1_999, 1],
    ['the same field after 2 s', 'title', 'title', 2_000, 2],
    ['another field', 'title', 'text', 1, 2],
    ['a step of its own', 'title', null, 1, 2],
    ['two steps of their own', null, null, 1, 2],
    ['a field after a step of its own', null, 'title', 1, 2],
  ])('take %s as %j, %j after %i ms: %i steps', (_name, first, second, pause, steps) => {
    const history = type(type(createHistory(saved), { title: 'B' }, first, 10), { title: 'C' }, second, 10 + pause);
    expect(history.past).toHaveLength(steps);
    expect(undoStep(history).present.title).toBe(steps === 1 ? 'A' : 'B');
  });

  it('measure the pause since the last change of the field', () => {
    let history = createHistory(saved);
    for (const [n, title] of ['B', 'C', 'D'].entries()) history = type(history, { title }, 'title', n * 1_500);
    expect(history.past).toHaveLength(1);
  });

  it('begin a new step after an undo or a redo', () => {
    const typed = type(type(createHistory(saved), { text: 'b' }, null, 0), { title: 'B' }, 'title', 10);
    const undone = undoStep(typed);
    expect(type(undone, { title: 'C' }, 'title', 11).past).toHaveLength(2);
    expect(type(redoStep(undone), { title: 'C' }, 'title', 11).past).toHaveLength(3);
  });

  it('keep the last 100 steps', () => {
    let history = createHistory(saved);
    for (let n = 1; n <= 101; n++) history = type(history, { title: String(n) }, null, n);
    expect(history.past).toHaveLength(100);
    expect(history.past[0]?.title).toBe('1');
  });
});

const read = (raw: unknown): Texts | null => {
  const { title, text } = Object(raw);
  // A title and a text that are both empty are invalid.
  return typeof title === 'string' && typeof text === 'string' && (title !== '' || text !== '')
    ? { title, text }
    : null;
};

describe('a save by somebody else', () => {
  const edited = () => type(type(createHistory(saved), { title: 'B' }, null, 0), { title: 'C' }, null, 1);

  it('is taken over in every step, so that undo does not take it back', () => {
    const undone = undoStep(edited());
    const history = rebaseHistory(undone, { title: 'A', text: 'theirs' }, read);
    expect(history.base).toEqual({ title: 'A', text: 'theirs' });
    expect(history.present).toEqual({ title: 'B', text: 'theirs' });
    expect(undoStep(history).present).toEqual({ title: 'A', text: 'theirs' });
    expect(redoStep(history).present).toEqual({ title: 'C', text: 'theirs' });
  });

  it('replaces a value without edits, and its steps', () => {
    const undone = undoStep(undoStep(edited()));
    expect(rebaseHistory(undone, { title: 'X', text: 'a' }, read)).toEqual(createHistory({ title: 'X', text: 'a' }));
  });

  it('of the same value changes nothing', () => {
    const history = edited();
    expect(rebaseHistory(history, { ...saved }, read)).toBe(history);
    expect(findConflicts(history, { ...saved }, read)).toEqual([]);
  });

  it('of the edited part is a conflict, which keeps its old base until it is decided', () => {
    const theirs = { title: 'X', text: 'theirs' };
    const history = rebaseHistory(edited(), theirs, read);
    expect(history.present).toEqual({ title: 'C', text: 'theirs' });
    expect(history.base).toEqual({ title: 'A', text: 'theirs' });
    const conflict = { path: ['title'], mine: 'C', theirs: 'X' };
    expect(findConflicts(history, theirs, read)).toEqual([conflict]);

    const mine = resolveConflict(history, theirs, conflict, 'mine', read);
    expect([mine.present.title, mine.base.title, mine.past.length]).toEqual(['C', 'X', 2]);
    expect(findConflicts(mine, theirs, read)).toEqual([]);

    const taken = resolveConflict({ ...history, open: { merge: 'title', at: 1 } }, theirs, conflict, 'theirs', read);
    expect(taken).toMatchObject({ present: theirs, base: theirs, future: [], open: null });
    // Taking theirs is a step as well.
    expect(undoStep(taken).present.title).toBe('C');
    expect(findConflicts(taken, theirs, read)).toEqual([]);
  });

  it('that makes the whole invalid is a conflict of the whole', () => {
    const history = type(createHistory(saved), { title: '' }, null, 0);
    const theirs = { title: 'A', text: '' };
    const conflict = { path: [], mine: { title: '', text: 'a' }, theirs };
    expect(findConflicts(history, theirs, read)).toEqual([conflict]);
    const rebased = rebaseHistory(history, theirs, read);
    expect(rebased.present).toEqual({ title: '', text: 'a' });
    expect(rebased.base).toEqual(saved);
    const taken = resolveConflict(rebased, theirs, conflict, 'theirs', read);
    expect([taken.present, taken.base]).toEqual([theirs, theirs]);
  });

  it('that cannot be merged part by part replaces the whole', () => {
    const history = type(createHistory(saved), { title: '' }, null, 0);
    const conflict = { path: ['text'], mine: 'a', theirs: '' };
    const taken = resolveConflict(history, { title: 'X', text: '' }, conflict, 'theirs', read);
    expect(taken.present).toEqual({ title: 'X', text: '' });
    const nothing = { title: '', text: '' };
    expect(resolveConflict(createHistory({ title: '', text: 'a' }), nothing, conflict, 'mine', read).base).toEqual(
      nothing,
    );
  });

  it.each([
    [['a', 'b'], 1],
    [['a'], { b: 1 }],
    [[], { a: { b: 1 } }],
    [['a', 'b', 'c'], undefined],
    [['toString'], undefined],
    [['x', 'y'], undefined],
  ])('the part at %j is %j', (path, part) => {
    expect(getAtPath({ a: { b: 1 } }, path)).toEqual(part);
  });
});
