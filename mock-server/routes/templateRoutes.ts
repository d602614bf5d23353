import type { App, Request } from 'json-server';
import * as z from 'zod/mini';
import type { Backend } from '../backend';
import type { Documents } from '../fixtures/documents';
import { fixtureId } from '../fixtures/randomSource';
import { sites } from '../fixtures/sites';
import { defaultTemplate, templateKeys } from '../fixtures/templates';
import { notFound, Problem } from '../problem';
import { siteOf } from '../requireToken';
import { readBody } from '../rules/fieldTexts';
import { email } from '../rules/shapes';
import type { Site } from '../store/site';

const path = '/admin/sites/email/templates';
const texts = {
  locale: z.string(),
  key: z.enum(templateKeys),
  subject: z.string().check(z.maxLength(250, 'Must not be longer than 250 letters.')),
  html: z.string().check(z.maxLength(500_000, 'Must not be longer than 500000 letters.')),
};
const template = z.strictObject({ _id: z.optional(z.string()), ...texts });
const test = z.strictObject({ ...texts, to: email });

type Changed = Documents['templates'][string];

/** The e-mails that the provider sends by itself, in the languages that the shop supports. */
export function templateRoutes(app: App, { store, now }: Backend): void {
  app.get(`${path}/:locale`, (request, response) => {
    const { site, locale } = placeOf(request, request.params['locale']);
    response.json({ templates: templatesOf(site, locale) });
  });

  app.put(path, (request, response) => {
    const given = template.parse(readBody(template, request.body));
    const { site, locale } = placeOf(request, given.locale);
    const { key, subject, html, _id } = given;
    if (_id !== undefined && _id !== idOf(site, locale, key)) throw notFound('template');
    const others = changedIn(site, locale).filter((one) => one.key !== key);
    keep(site, locale, [...others, { key, subject, html, updatedAt: now() }]);
    response.json({ templates: templatesOf(site, locale) });
  });

  app.delete(`${path}/:locale/:id`, (request, response) => {
    const { site, locale } = placeOf(request, request.params['locale']);
    const { id } = request.params;
    const key = templateKeys.find((one) => idOf(site, locale, one) === id);
    if (key === undefined) throw notFound('template');
    keep(
      site,
      locale,
      changedIn(site, locale).filter((one) => one.key !== key),
    );
    response.json({ templates: templatesOf(site, locale) });
  });

  app.post(`${path}/test`, (request, response) => {
    const given = test.parse(readBody(test, request.body));
    placeOf(request, given.locale);
    if (given.html.trim() === '') throw new Problem(422, 'There is no text to send.', { html: 'Must not be empty.' });
    response.json({});
  });

  /** @throws Problem 404 for a language that the shop does not support */
  function placeOf(request: Request, locale = ''): { site: Site; locale: string } {
    const site = siteOf(request, store);
    const { settings } = site.documents;
    if (![settings.defaultLocale, ...settings.supportedLanguages].includes(locale)) throw notFound('language');
    return { site, locale };
  }

  function keep(site: Site, locale: string, changed: Changed): void {
    store.commit([{ site: site.id, documents: { templates: { ...site.documents.templates, [locale]: changed } } }]);
  }
}

const changedIn = (site: Site, locale: string): Changed => site.documents.templates[locale] ?? [];

function templatesOf(site: Site, locale: string) {
  const changed = changedIn(site, locale);
  return templateKeys.flatMap((key) => {
    const own = changed.find((one) => one.key === key);
    const texts = own ?? defaultTemplate(locale, key);
    if (!texts) return [];
    const { subject, html } = texts;
    return [
      {
        _id: idOf(site, locale, key),
        key,
        subject,
        html,
        isCustom: own !== undefined,
        updatedAt: own?.updatedAt ?? null,
      },
    ];
  });
}

function idOf(site: Site, locale: string, key: string): string {
  const place = [...locale].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 9973;
  const number = sites.findIndex(({ _id }) => _id === site.id);
  return fixtureId(number, 11, place * 12 + templateKeys.indexOf(key));
}
