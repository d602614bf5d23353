/** What changes what shoppers see (specification section 7). */
import type { Http } from '../http';
import { isObject } from '../isObject';
import { objectOf } from './answers';
import { widgetCalls } from './widgetCalls';

export function storefrontCalls(http: Http) {
  return {
    ...widgetCalls(http),
    /**
     * Changes colours of the shop's widgets. @throws AppError
     * @param change only the colours that change
     * @returns the colours as the server has them now: of an empty answer, the change
     */
    async saveTheme(change: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>> {
      const answer = await http({ method: 'PATCH', path: '/admin/settings/widgetTheme', body: { change } });
      const { widgetTheme } = objectOf(answer, true);
      return isObject(widgetTheme) ? { ...change, ...widgetTheme } : change;
    },
  };
}

export type StorefrontCalls = ReturnType<typeof storefrontCalls>;
