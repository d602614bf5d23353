import type { App, Request } from 'json-server';
import * as z from 'zod/mini';
import type { Backend } from '../backend';
import { notFoundError, validationError } from '../httpError';
import { getRequestSite } from '../requireToken';
import { parseBody } from '../rules/parseBody';

const path = '/admin/sites/locale_dictionary/:locale';

const body = z.strictObject({ dictionary: z.looseObject({}) });

/** Maximum length of a text in characters. */
const MAX_TEXT_LENGTH = 5000;

/** Custom storefront texts, one dictionary per language. POST replaces a dictionary. */
export function dictionaryRoutes(app: App, { store }: Backend): void {
  /** Language in the URL, if the site supports it. */
  const getLocale = (request: Request) => {
    const { settings } = getRequestSite(request, store).documents;
    const locale = request.params['locale'] ?? '';
    if (![settings.defaultLocale, ...settings.supportedLanguages].includes(locale)) throw notFoundError('language');
    return locale;
  };

  app.get(path, (request, response) => {
    const code = getLocale(request);
    response.json({ locale: { code, dictionary: getRequestSite(request, store).documents.dictionaries[code] ?? {} } });
  });

  app.post(path, (request, response) => {
    const code = getLocale(request);
    const dictionary = parseTexts(parseBody(body, request.body)['dictionary']);
    const site = getRequestSite(request, store);
    store.commit([
      { site: site.id, documents: { dictionaries: { ...site.documents.dictionaries, [code]: dictionary } } },
    ]);
    response.json({ locale: { code, dictionary } });
  });
}

/** @throws HttpError 422 with a message for each key whose value is not a string or too long */
function parseTexts(raw: unknown): Record<string, string> {
  const entries = Object.entries(Object(raw));
  const issues = entries.flatMap(([key, value]): [string, string][] => {
    if (typeof value !== 'string') return [[key, 'Must be a text.']];
    return value.length > MAX_TEXT_LENGTH ? [[key, `Use up to ${MAX_TEXT_LENGTH} characters.`]] : [];
  });
  if (issues.length > 0) throw validationError(Object.fromEntries(issues));
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]));
}
