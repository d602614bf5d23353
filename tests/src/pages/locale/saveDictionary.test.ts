import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../../dataProvider/errors';
import type { ShopDictionary } from '../../../../resources/storefront/shopDictionary';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import { saveDictionary } from '../../../../src/pages/locale/save/saveDictionary';

const base: Dictionary = { title: 'Title', send: 'Send', gone: 'Gone' };

/** A server with this dictionary, which somebody else may have changed. */
function serverWith(texts: Dictionary, rest: ShopDictionary['rest'] = {}) {
  let now: ShopDictionary = { texts, rest };
  return {
    load: vi.fn(async () => now),
    save: vi.fn(async (next: ShopDictionary) => {
      now = next;
      return now;
    }),
    now: () => now,
  };
}

describe('publishing the texts of a language', () => {
  it('[LOC-01] sends one dictionary, with what others changed and what is no text in it', async () => {
    const server = serverWith({ ...base, title: 'Theirs', more: 'More' }, { count: 7, send: '' });
    const outcome = await saveDictionary(base, { title: 'Title', send: 'Mine' }, server);
    expect(outcome.kind).toBe('saved');
    expect(server.save).toHaveBeenCalledExactlyOnceWith({
      texts: { title: 'Theirs', send: 'Mine', more: 'More' },
      rest: { count: 7 },
    });
  });

  it('sends nothing over what somebody else has said meanwhile', async () => {
    const server = serverWith({ ...base, send: 'Theirs' });
    const outcome = await saveDictionary(base, { ...base, send: 'Mine' }, server);
    expect(outcome).toEqual({ kind: 'disputed', dictionary: server.now() });
    expect(server.save).not.toHaveBeenCalled();
  });

  it('sends nothing where it is so already', async () => {
    const server = serverWith({ ...base, send: 'Mine' });
    expect((await saveDictionary(base, { ...base, send: 'Mine' }, server)).kind).toBe('saved');
    expect(server.save).not.toHaveBeenCalled();
  });

  it('claims nothing that the server has not', async () => {
    const server = serverWith(base);
    server.save.mockImplementation(async () => ({ texts: base, rest: {} }));
    const outcome = await saveDictionary(base, { ...base, send: 'Mine', title: 'Title' }, server);
    expect(outcome).toMatchObject({ kind: 'notTaken', keys: ['send'] });
  });

  it('looks again after an answer that was lost, and after a conflict', async () => {
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

  it('leaves a doubt that looking does not end', async () => {
    const server = serverWith(base);
    server.save.mockImplementation(async () => {
      server.load.mockRejectedValue(new AppError({ kind: 'offline' }));
      throw new AppError({ kind: 'timeout', uncertain: true });
    });
    const outcome = await saveDictionary(base, { ...base, send: 'Mine' }, server);
    expect(outcome).toMatchObject({ kind: 'failed', error: { kind: 'timeout', uncertain: true }, dictionary: null });
  });

  it('sends nothing where it cannot look before', async () => {
    const server = serverWith(base);
    server.load.mockRejectedValue(new AppError({ kind: 'server', status: 500 }));
    expect((await saveDictionary(base, { ...base, send: 'Mine' }, server)).kind).toBe('unread');
    expect(server.save).not.toHaveBeenCalled();
  });

  it('never loses what either side has said', async () => {
    const texts = fc.dictionary(
      fc.constantFrom('a', 'b', 'c', 'd', '__proto__', 'constructor'),
      fc.constantFrom('1', '2', '3'),
    );
    await fc.assert(
      fc.asyncProperty(texts, texts, texts, async (before, mine, theirs) => {
        const server = serverWith(theirs);
        const outcome = await saveDictionary(before, mine, server);
        const textUnder = (one: Dictionary, key: string) => (Object.hasOwn(one, key) ? one[key] : undefined);
        for (const key of new Set([before, mine, theirs].flatMap((one) => Object.keys(one)))) {
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
