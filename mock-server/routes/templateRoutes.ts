import type { App, Request } from 'json-server';
import * as z from 'zod/mini';
import type { Backend } from '../backend';
import type { Documents } from '../fixtures/documents';
import { fixtureId } from '../fixtures/randomSource';
import { sites } from '../fixtures/sites';
import { defaultTemplate, templateKeys } from '../fixtures/templates';
import { HttpError, notFoundError } from '../httpError';
import { getRequestSite } from '../requireToken';
import { parseBody } from '../rules/parseBody';
import { email } from '../rules/shapes';
import type { Site } from '../store/site';

const path = '/admin/sites/email/templates';
const texts = {
  locale: z.string(),
  key: z.enum(templateKeys),
  subject: z.string().check(z.maxLength(250, 'Use up to 250 characters.')),
  html: z.string().check(z.maxLength(500_000, 'Use up to 500000 characters.')),
};
const template = z.strictObject({ _id: z.optional(z.string()), ...texts });
const test = z.strictObject({ ...texts, to: email });

type Changed = Documents['templates'][string];

/** Email templates, in the languages of the site. */
export function templateRoutes(app: App, { store, now }: Backend): void {
  app.get(`${path}/:locale`, (request, response) => {
    const { site, locale } = parseSiteAndLocale(request, request.params['locale']);
    response.json({ templates: getTemplates(site, locale) });
  });

  app.put(path, (request, response) => {
    const body = template.parse(parseBody(template, request.body));
    const { site, locale } = parseSiteAndLocale(request, body.locale);
    const { key, subject, html, _id } = body;
    if (_id !== undefined && _id !== getId(site, locale, key)) throw notFoundError('template');
    const others = getChangedTemplates(site, locale).filter((item) => item.key !== key);
    storeTemplates(site, locale, [...others, { key, subject, html, updatedAt: now() }]);
    response.json({ templates: getTemplates(site, locale) });
  });

  app.delete(`${path}/:locale/:id`, (request, response) => {
    const { site, locale } = parseSiteAndLocale(request, request.params['locale']);
    const { id } = request.params;
    const key = templateKeys.find((item) => getId(site, locale, item) === id);
    if (key === undefined) throw notFoundError('template');
    storeTemplates(
      site,
      locale,
      getChangedTemplates(site, locale).filter((item) => item.key !== key),
    );
    response.json({ templates: getTemplates(site, locale) });
  });

  app.post(`${path}/test`, (request, response) => {
    const body = test.parse(parseBody(test, request.body));
    parseSiteAndLocale(request, body.locale);
    if (body.html.trim() === '') throw new HttpError(422, 'There is no text to send.', { html: 'Must not be empty.' });
    response.json({});
  });

  /** @throws HttpError 404 for a language that the site does not support */
  function parseSiteAndLocale(request: Request, locale = ''): { site: Site; locale: string } {
    const site = getRequestSite(request, store);
    const { settings } = site.documents;
    if (![settings.defaultLocale, ...settings.supportedLanguages].includes(locale)) throw notFoundError('language');
    return { site, locale };
  }

  function storeTemplates(site: Site, locale: string, changed: Changed): void {
    store.commit([{ site: site.id, documents: { templates: { ...site.documents.templates, [locale]: changed } } }]);
  }
}

const getChangedTemplates = (site: Site, locale: string): Changed => site.documents.templates[locale] ?? [];

function getTemplates(site: Site, locale: string) {
  const changed = getChangedTemplates(site, locale);
  return templateKeys.flatMap((key) => {
    const changedTemplate = changed.find((item) => item.key === key);
    const texts = changedTemplate ?? defaultTemplate(locale, key);
    if (!texts) return [];
    const { subject, html } = texts;
    return [
      {
        _id: getId(site, locale, key),
        key,
        subject,
        html,
        isCustom: changedTemplate !== undefined,
        updatedAt: changedTemplate?.updatedAt ?? null,
      },
    ];
  });
}

function getId(site: Site, locale: string, key: string): string {
  const hash = [...locale].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 9973;
  const number = sites.findIndex(({ _id }) => _id === site.id);
  return fixtureId(number, 11, hash * 12 + templateKeys.indexOf(key));
}
