import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import { createHttp } from '../../dataProvider/http/http';
import { catchAppError } from './support/catchAppError';
import { createFakeServer, json, text } from './support/fakeServer';

vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const callsOver = (answer: ReturnType<typeof json>) => {
  const server = createFakeServer(answer);
  const provider = createDataProvider(
    createHttp({ apiUrl: '', token: () => 'T1', fetch: server.fetch, wait: async () => undefined }),
  );
  return { server, calls: provider.dictionaryCalls() };
};
const dictionaryResponse = (dictionary: unknown, code: unknown = 'de') => json({ locale: { code, dictionary } });
const bearer = { accept: 'application/json', authorization: 'Bearer T1' };

describe('dictionaryCalls', () => {
  it('[LOC-01] loads a dictionary and separates entries that are not texts', async () => {
    const { server, calls } = callsOver(
      dictionaryResponse({ 'reviews.title': 'Stimmen', empty: '', nested: { a: 1 }, none: null }),
    );
    expect(await (await calls).load('de')).toEqual({
      texts: { 'reviews.title': 'Stimmen' },
      unknownEntries: { empty: '', nested: { a: 1 }, none: null },
    });
    expect(server.calls).toEqual([
      { method: 'GET', url: '/admin/sites/locale_dictionary/de', headers: bearer, body: undefined },
    ]);
  });

  it('[LOC-01] saves all entries and returns the stored dictionary', async () => {
    const { server, calls } = callsOver(dictionaryResponse({ a: 'A', n: 1 }));
    const saved = await (await calls)
      .save('zh-TW', { texts: { a: 'Ä' }, unknownEntries: { n: 1 } })
      .catch((error) => error);
    expect(server.calls).toMatchObject([
      { method: 'POST', url: '/admin/sites/locale_dictionary/zh-TW', body: { dictionary: { a: 'Ä', n: 1 } } },
    ]);
    // The response is that of another language, so the outcome of the write is unknown.
    expect(saved).toMatchObject({ kind: 'badAnswer', uncertain: true });
    const good = callsOver(dictionaryResponse({ a: 'A', n: 1 }));
    expect(await (await good.calls).save('de', { texts: { a: 'Ä' }, unknownEntries: {} })).toEqual({
      texts: { a: 'A' },
      unknownEntries: { n: 1 },
    });
  });

  it.each([
    ['null', null],
    ['an empty list', []],
    ['an empty object', {}],
  ])('returns an empty dictionary for %s', async (_name, dictionary) => {
    const { calls } = callsOver(dictionaryResponse(dictionary));
    expect(await (await calls).load('de')).toEqual({ texts: {}, unknownEntries: {} });
  });

  it('accepts any notation of the language code', async () => {
    const { calls } = callsOver(dictionaryResponse({ a: 'A' }, 'zh_TW'));
    expect(await (await calls).load('zh-TW')).toEqual({ texts: { a: 'A' }, unknownEntries: {} });
  });

  it.each([
    ['a list', dictionaryResponse(['a'])],
    ['a text', dictionaryResponse('a')],
    ['nothing', dictionaryResponse(undefined)],
    ['another language', dictionaryResponse({}, 'fr')],
    ['no language', json({ dictionary: {} })],
    ['HTML', text('<html>')],
  ])('rejects %s', async (_name, answer) => {
    const { calls } = callsOver(answer);
    expect(await catchAppError((await calls).load('de'))).toMatchObject({ kind: 'badAnswer', uncertain: false });
  });
});
