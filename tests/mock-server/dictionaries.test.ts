import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningBackend, startBackend } from './support/backend';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const path = (locale: string) => `/admin/sites/locale_dictionary/${locale}`;

it('stores a dictionary per language and replaces it as a whole', async () => {
  const before = await backend.first('GET', path('de'));
  expect(before.status).toBe(200);
  expect(before.body.locale.code).toBe('de');
  expect(Object.keys(before.body.locale.dictionary).length).toBeGreaterThan(50);
  const dictionary = { 'reviews.title': 'Stimmen', 'own.key': '' };
  const saved = await backend.first('POST', path('de'), { dictionary });
  expect(saved).toMatchObject({ status: 200, body: { locale: { code: 'de', dictionary } } });
  expect((await backend.first('GET', path('de'))).body.locale.dictionary).toEqual(dictionary);
  expect((await backend.first('GET', path('fr'))).body.locale.dictionary).not.toEqual(dictionary);
});

it('returns an empty dictionary for a language without texts', async () => {
  expect((await backend.first('GET', path('da'))).body).toEqual({ locale: { code: 'da', dictionary: {} } });
});

it.each([
  ['a language that the shop does not have', 'ko', { dictionary: {} }, 404, undefined],
  ['a value that is no text', 'de', { dictionary: { a: 1, b: 'B' } }, 422, ['a']],
  ['a text that is too long', 'de', { dictionary: { a: 'x'.repeat(5001) } }, 422, ['a']],
  ['no dictionary', 'de', {}, 422, ['dictionary']],
  ['anything beside it', 'de', { dictionary: {}, code: 'de' }, 422, ['code']],
])('rejects %s without changes', async (_name, locale, body, status, fields) => {
  const before = await backend.first('GET', path('de'));
  const refused = await backend.first('POST', path(locale), body);
  expect(refused.status).toBe(status);
  if (fields) expect(Object.keys(refused.body.fields)).toEqual(fields);
  expect((await backend.first('GET', path('de'))).body).toEqual(before.body);
});

it('separates the sites', async () => {
  expect((await backend.second('GET', path('de'))).status).toBe(404);
  expect((await backend.second('GET', path('ja'))).body.locale.dictionary).toHaveProperty('reviews.title');
});
