import type { App } from 'json-server';
import type { Backend } from '../backend';
import { validationError } from '../httpError';
import { getRequestSite } from '../requireToken';

/** Runs of automation rules. This backend stores rules and never runs them. */
export function automationRoutes(app: App, { store }: Backend): void {
  app.get('/admin/automation/runs', (request, response) => {
    const { widgets } = getRequestSite(request, store).documents;
    const { widgetId } = request.query;
    // Not a 404, which would mean that there is no such call.
    if (!widgets.some(({ _id, type }) => _id === widgetId && type === 'automation'))
      throw validationError({ widgetId: 'Must be that of an automation rule.' });
    response.json({ runs: [] });
  });
}
