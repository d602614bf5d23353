/** Writes of the storefront (specification section 7), and the runs of its rules. */
import { type Widget, widgetShape } from '../../resources/widgets';
import type { Http } from '../http/http';
import { isObject } from '../parse/isObject';
import { fetchAutomationRuns } from './fetchAutomationRuns';
import { parseObject, parseValue } from './parseResponse';

/** Partial update of a widget. */
export interface WidgetChange {
  /** Replaced as a whole. */
  data?: Readonly<Record<string, unknown>>;
  isEnabled?: boolean;
}

export function storefrontCalls(http: Http) {
  const buildPath = (id: string) => `/admin/widgets/${encodeURIComponent(id)}`;
  const parseWidget = (response: unknown) =>
    parseValue(widgetShape, parseObject(response, true)['widget'], 'widget', true);
  return {
    /** Runs of a rule by the API itself. Returns null if it does not run rules. @throws AppError */
    automationRuns: (widgetId: string, signal?: AbortSignal) => fetchAutomationRuns(http, widgetId, signal),
    /**
     * Creates a widget. It is enabled by another call.
     * @param key idempotency key, the same for each attempt
     * @throws AppError
     */
    async createWidget(type: string, data: Readonly<Record<string, unknown>>, key: string): Promise<Widget> {
      const headers = { 'Idempotency-Key': key };
      return parseWidget(await http({ method: 'POST', path: '/admin/widgets', body: { type, data }, headers }));
    },
    /** @throws AppError */
    async changeWidget(id: string, change: WidgetChange): Promise<Widget> {
      return parseWidget(await http({ method: 'PATCH', path: buildPath(id), body: change }));
    },
    /** @throws AppError */
    async removeWidget(id: string): Promise<void> {
      await http({ method: 'DELETE', path: buildPath(id) });
    },
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
