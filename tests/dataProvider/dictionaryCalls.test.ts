import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import { createHttp } from '../../dataProvider/http/http';
import { createFakeServer, json } from './support/fakeServer';

vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const callsOver = (answer: ReturnType<typeof json>) => {
  const server = createFakeServer(answer);
  const provider = createDataProvider(
    createHttp({ apiUrl: '', token: () => 'T1', fetch: server.fetch, wait: async () => undefined }),
  );
  return { server, calls: provider.dictionaryCalls() };
};
const dictionaryResponse = (dictionary: unknown, code: unknown = 'de') => json({ locale: { code, dictionary } });

describe('dictionaryCalls', () => {
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
});
