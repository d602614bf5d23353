import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../../dataProvider/errors';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import type { StoreDictionary } from '../../../../resources/storefront/storeDictionary';
import { saveDictionary } from '../../../../src/features/locale/save/saveDictionary';

const base: Dictionary = { title: 'Title', send: 'Send', gone: 'Gone' };

/** Fake server with a dictionary. */
function serverWith(texts: Dictionary, unknownEntries: StoreDictionary['unknownEntries'] = {}) {
  let now: StoreDictionary = { texts, unknownEntries };
  return {
    load: vi.fn(async () => now),
    save: vi.fn(async (next: StoreDictionary) => {
      now = next;
      return now;
    }),
    now: () => now,
  };
}

describe('saveDictionary', () => {
  it('[LOC-01] sends one dictionary merged with other changes and unknown entries', async () => {
    const server = serverWith({ ...base, title: 'Theirs', more: 'Actions' }, { count: 7, send: '' });
    const outcome = await saveDictionary(base, { title: 'Title', send: 'Mine' }, server);
    expect(outcome.kind).toBe('saved');
    expect(server.save).toHaveBeenCalledExactlyOnceWith({
      texts: { title: 'Theirs', send: 'Mine', more: 'Actions' },
      unknownEntries: { count: 7 },
    });
  });

  it('sends nothing if there are conflicting changes', async () => {
    const server = serverWith({ ...base, send: 'Theirs' });
    const outcome = await saveDictionary(base, { ...base, send: 'Mine' }, server);
    expect(outcome).toEqual({ kind: 'disputed', dictionary: server.now() });
    expect(server.save).not.toHaveBeenCalled();
  });

  it('sends nothing if the server already has the texts', async () => {
    const server = serverWith({ ...base, send: 'Mine' });
    expect((await saveDictionary(base, { ...base, send: 'Mine' }, server)).kind).toBe('saved');
    expect(server.save).not.toHaveBeenCalled();
  });

  it('reports keys that the server did not accept', async () => {
    const server = serverWith(base);
    server.save.mockImplementation(async () => ({ texts: base, unknownEntries: {} }));
    const outcome = await saveDictionary(base, { ...base, send: 'Mine', title: 'Title' }, server);
    expect(outcome).toMatchObject({ kind: 'notTaken', keys: ['send'] });
  });

  it('reads back after a lost response and after a conflict', async () => {
    const lost = serverWith(base);
    lost.save.mockImplementation(async (next) => {
      lost.load.mockResolvedValue(next);
      throw new AppError({ kind: 'timeout', uncertain: true });
    });
    expect((await saveDictionary(base, { ...base, send: 'Mine' }, lost)).kind).toBe('saved');
    const refused = serverWith(base);
    refused.save.mockRejectedValue(new AppError({ kind: 'conflict', status: 409 }));
    const outcome = await saveDictionary(base, { ...base, send: 'Mine' }, refused);
    expect(outcome).toMatchObject({ kind: 'failed', error: { kind: 'conflict', uncertain: false } });
    expect(refused.load).toHaveBeenCalledTimes(2);
  });

  it('stays uncertain if reading back fails', async () => {
    const server = serverWith(base);
    server.save.mockImplementation(async () => {
      server.load.mockRejectedValue(new AppError({ kind: 'offline' }));
      throw new AppError({ kind: 'timeout', uncertain: true });
    });
    const outcome = await saveDictionary(base, { ...base, send: 'Mine' }, server);
    expect(outcome).toMatchObject({ kind: 'failed', error: { kind: 'timeout', uncertain: true }, dictionary: null });
  });

  it('sends nothing if the current dictionary cannot be loaded', async () => {
    const server = serverWith(base);
    server.load.mockRejectedValue(new AppError({ kind: 'server', status: 500 }));
    expect((await saveDictionary(base, { ...base, send: 'Mine' }, server)).kind).toBe('unread');
    expect(server.save).not.toHaveBeenCalled();
  });

  it('never loses changes of either side', async () => {
    const texts = fc.dictionary(
      fc.constantFrom('a', 'b', 'c', 'd', '__proto__', 'constructor'),
      fc.constantFrom('1', '2', '3'),
    );
    await fc.assert(
      fc.asyncProperty(texts, texts, texts, async (before, mine, theirs) => {
        const server = serverWith(theirs);
        const outcome = await saveDictionary(before, mine, server);
        const textUnder = (value: Dictionary, key: string) => (Object.hasOwn(value, key) ? value[key] : undefined);
        for (const key of new Set([before, mine, theirs].flatMap((item) => Object.keys(item)))) {
          const was = textUnder(before, key);
          const isMine = textUnder(mine, key) !== was;
          const isTheirs = textUnder(theirs, key) !== was;
          const now = textUnder(server.now().texts, key);
          if (outcome.kind !== 'saved') expect(now).toBe(textUnder(theirs, key));
          else expect(now).toBe(isMine ? textUnder(mine, key) : textUnder(theirs, key));
          if (isMine && isTheirs && textUnder(mine, key) !== textUnder(theirs, key))
            expect(outcome.kind).toBe('disputed');
        }
      }),
    );
  });
});
