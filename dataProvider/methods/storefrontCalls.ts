/** Colors of the store's widgets (specification section 7), and the runs of its rules. */
import type { Http } from '../http/http';
import { isObject } from '../parse/isObject';
import { fetchAutomationRuns } from './fetchAutomationRuns';
import { parseObject } from './parseResponse';

export function storefrontCalls(http: Http) {
  return {
    /** Runs of a rule by the API itself. Returns null if it does not run rules. @throws AppError */
    automationRuns: (widgetId: string, signal?: AbortSignal) => fetchAutomationRuns(http, widgetId, signal),
    /**
     * Changes colors of the store's widgets.
     * @param change only the colors that change
     * @returns the colors in the response; if it is empty, the change
     * @throws AppError
     */
    async saveTheme(change: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>> {
      const response = await http({ method: 'PATCH', path: '/admin/settings/widgetTheme', body: { change } });
      const { widgetTheme } = parseObject(response, true);
      return isObject(widgetTheme) ? { ...change, ...widgetTheme } : change;
    },
  };
}

export type StorefrontCalls = ReturnType<typeof storefrontCalls>;
