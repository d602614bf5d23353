import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import { createHttp } from '../../dataProvider/http';
import { failureOf } from './support/failureOf';
import { createFakeServer, json, text } from './support/fakeServer';

vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const callsOver = (answer: ReturnType<typeof json>) => {
  const server = createFakeServer(answer);
  const provider = createDataProvider(
    createHttp({ apiUrl: '', token: () => 'T1', fetch: server.fetch, wait: async () => undefined }),
  );
  return { server, calls: provider.dictionaryCalls() };
};
const answerOf = (dictionary: unknown, code: unknown = 'de') => json({ locale: { code, dictionary } });
const bearer = { accept: 'application/json', authorization: 'Bearer T1' };

describe('the dictionary of a language', () => {
  it('[LOC-01] is read, with what is no text kept apart', async () => {
    const { server, calls } = callsOver(
      answerOf({ 'reviews.title': 'Stimmen', empty: '', nested: { a: 1 }, none: null }),
    );
    expect(await (await calls).load('de')).toEqual({
      texts: { 'reviews.title': 'Stimmen' },
      rest: { empty: '', nested: { a: 1 }, none: null },
    });
    expect(server.calls).toEqual([
      { method: 'GET', url: '/admin/sites/locale_dictionary/de', headers: bearer, body: undefined },
    ]);
  });

  it('[LOC-01] is saved as a whole, what is no text included, and answered as the server has it', async () => {
    const { server, calls } = callsOver(answerOf({ a: 'A', n: 1 }));
    const saved = await (await calls).save('zh-TW', { texts: { a: 'Ä' }, rest: { n: 1 } }).catch((error) => error);
    expect(server.calls).toMatchObject([
      { method: 'POST', url: '/admin/sites/locale_dictionary/zh-TW', body: { dictionary: { a: 'Ä', n: 1 } } },
    ]);
    // It answered another language's: what became of the write is not known.
    expect(saved).toMatchObject({ kind: 'badAnswer', uncertain: true });
    const good = callsOver(answerOf({ a: 'A', n: 1 }));
    expect(await (await good.calls).save('de', { texts: { a: 'Ä' }, rest: {} })).toEqual({
      texts: { a: 'A' },
      rest: { n: 1 },
    });
  });

  it.each([
    ['null', null],
    ['an empty list', []],
    ['an empty object', {}],
  ])('is empty where the server says so by %s', async (_name, dictionary) => {
    const { calls } = callsOver(answerOf(dictionary));
    expect(await (await calls).load('de')).toEqual({ texts: {}, rest: {} });
  });

  it('is that of a language however its code is written', async () => {
    const { calls } = callsOver(answerOf({ a: 'A' }, 'zh_TW'));
    expect(await (await calls).load('zh-TW')).toEqual({ texts: { a: 'A' }, rest: {} });
  });

  it.each([
    ['a list', answerOf(['a'])],
    ['a text', answerOf('a')],
    ['nothing', answerOf(undefined)],
    ['another language', answerOf({}, 'fr')],
    ['no language', json({ dictionary: {} })],
    ['HTML', text('<html>')],
  ])('cannot be read from %s', async (_name, answer) => {
    const { calls } = callsOver(answer);
    expect(await failureOf((await calls).load('de'))).toMatchObject({ kind: 'badAnswer', uncertain: false });
  });
});
