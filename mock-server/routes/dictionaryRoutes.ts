import type { App, Request } from 'json-server';
import * as z from 'zod/mini';
import type { Backend } from '../backend';
import { invalid, notFound } from '../problem';
import { siteOf } from '../requireToken';
import { readBody } from '../rules/fieldTexts';

const path = '/admin/sites/locale_dictionary/:locale';

const body = z.strictObject({ dictionary: z.looseObject({}) });

/** Letters of the longest text that is kept. */
const longest = 5000;

/** The shop's own words of its storefront, one dictionary a language; a POST puts a whole one in the place of another. */
export function dictionaryRoutes(app: App, { store }: Backend): void {
  /** A language that the shop has. */
  const localeOf = (request: Request) => {
    const { settings } = siteOf(request, store).documents;
    const locale = request.params['locale'] ?? '';
    if (![settings.defaultLocale, ...settings.supportedLanguages].includes(locale)) throw notFound('language');
    return locale;
  };

  app.get(path, (request, response) => {
    const code = localeOf(request);
    response.json({ locale: { code, dictionary: siteOf(request, store).documents.dictionaries[code] ?? {} } });
  });

  app.post(path, (request, response) => {
    const code = localeOf(request);
    const dictionary = textsOf(readBody(body, request.body)['dictionary']);
    const site = siteOf(request, store);
    store.commit([
      { site: site.id, documents: { dictionaries: { ...site.documents.dictionaries, [code]: dictionary } } },
    ]);
    response.json({ locale: { code, dictionary } });
  });
}

/** @throws Problem 422 with a text for each key whose value is no text, or too long */
function textsOf(given: unknown): Record<string, string> {
  const entries = Object.entries(Object(given));
  const faults = entries.flatMap(([key, value]): [string, string][] => {
    if (typeof value !== 'string') return [[key, 'Must be a text.']];
    return value.length > longest ? [[key, `Must not be longer than ${longest} letters.`]] : [];
  });
  if (faults.length > 0) throw invalid(Object.fromEntries(faults));
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]));
}
