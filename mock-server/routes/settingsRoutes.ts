import type { App } from 'json-server';
import * as z from 'zod/mini';
import type { Backend } from '../backend';
import { documentsShape } from '../fixtures/documents';
import { HttpError, validationError } from '../httpError';
import { getServerUrl, toAbsoluteMediaUrls, toRelativeMediaUrls } from '../mediaUrls';
import type { RejectedKeys } from '../rejectedKeys';
import { getRequestSite } from '../requireToken';
import { parseBody } from '../rules/parseBody';

const settingsShape = documentsShape.shape.settings;
const changeShape = z.strictObject({ change: z.looseObject({}) });
const settingsChange = z.partial(z.omit(settingsShape, { _id: true, platform: true, planName: true }));
const themeChange = z.partial(settingsShape.shape.widgetTheme);

/** Settings of a site, and its widget theme. */
export function settingsRoutes(app: App, { store }: Backend, settingKeys: RejectedKeys): void {
  app.get('/admin/settings', (request, response) => {
    const settings = settingKeys.leaveOut(getRequestSite(request, store).documents.settings);
    response.json(toAbsoluteMediaUrls({ settings }, getServerUrl(request)));
  });

  app.patch('/admin/settings', (request, response) => {
    const site = getRequestSite(request, store);
    const change = getChange(settingsChange, toRelativeMediaUrls(request.body, getServerUrl(request)));
    const unknown = Object.keys(change).filter(settingKeys.has);
    if (unknown.length > 0)
      throw validationError(Object.fromEntries(unknown.map((key) => [key, 'There is no such field.'])));
    const settings = settingsShape.parse({ ...site.documents.settings, ...change });
    store.commit([{ site: site.id, documents: { settings } }]);
    response.json(toAbsoluteMediaUrls({ settings: settingKeys.leaveOut(settings) }, getServerUrl(request)));
  });

  app.patch('/admin/settings/widgetTheme', (request, response) => {
    const site = getRequestSite(request, store);
    const change = getChange(themeChange, request.body);
    const { settings } = site.documents;
    const widgetTheme = settingsShape.shape.widgetTheme.parse({ ...settings.widgetTheme, ...change });
    store.commit([{ site: site.id, documents: { settings: { ...settings, widgetTheme } } }]);
    response.json({ widgetTheme });
  });
}

function getChange(shape: z.ZodMiniType<object>, body: unknown): Record<string, unknown> {
  const change = parseBody(shape, parseBody(changeShape, body)['change']);
  if (Object.keys(change).length === 0) throw new HttpError(422, 'There are no changes to save.');
  return change;
}
