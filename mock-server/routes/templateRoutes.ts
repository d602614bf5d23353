import type { App } from 'json-server';
import type { Backend } from '../backend';
import { sites } from '../fixtures/sites';
import { templatesOf } from '../fixtures/templates';
import { notFound } from '../problem';
import { siteOf } from '../requireToken';

/** The e-mails that the provider sends by itself, in a language that the shop supports. */
export function templateRoutes(app: App, { store }: Backend): void {
  app.get('/admin/sites/email/templates/:locale', (request, response) => {
    const site = siteOf(request, store);
    const locale = request.params['locale'] ?? '';
    const { settings } = site.documents;
    if (![settings.defaultLocale, ...settings.supportedLanguages].includes(locale)) throw notFound('language');
    response.json({
      templates: templatesOf(
        sites.findIndex(({ _id }) => _id === site.id),
        locale,
      ),
    });
  });
}
