import type { App } from 'json-server';
import * as z from 'zod/mini';
import type { Backend } from '../backend';
import { documentsShape } from '../fixtures/documents';
import { Problem } from '../problem';
import { siteOf } from '../requireToken';
import { readBody } from '../rules/fieldTexts';

const settingsShape = documentsShape.shape.settings;
const changeShape = z.strictObject({ change: z.looseObject({}) });
const settingsChange = z.partial(z.omit(settingsShape, { _id: true, platform: true, planName: true }));
const themeChange = z.partial(settingsShape.shape.widgetTheme);

/** The settings of a site, and its widget theme. */
export function settingsRoutes(app: App, { store }: Backend): void {
  app.get('/admin/settings', (request, response) => {
    response.json({ settings: siteOf(request, store).documents.settings });
  });

  app.patch('/admin/settings', (request, response) => {
    const site = siteOf(request, store);
    const change = changeOf(settingsChange, request.body);
    const settings = settingsShape.parse({ ...site.documents.settings, ...change });
    store.commit([{ site: site.id, documents: { settings } }]);
    response.json({ settings });
  });

  app.patch('/admin/settings/widgetTheme', (request, response) => {
    const site = siteOf(request, store);
    const change = changeOf(themeChange, request.body);
    const { settings } = site.documents;
    const widgetTheme = settingsShape.shape.widgetTheme.parse({ ...settings.widgetTheme, ...change });
    store.commit([{ site: site.id, documents: { settings: { ...settings, widgetTheme } } }]);
    response.json({ widgetTheme });
  });
}

function changeOf(shape: z.ZodMiniType<object>, body: unknown): Record<string, unknown> {
  const change = readBody(shape, readBody(changeShape, body)['change']);
  if (Object.keys(change).length === 0) throw new Problem(422, 'The request changes nothing.');
  return change;
}
