/** What changes the storefront's widgets (specification section 7). */
import { type Widget, widgetShape } from '../../resources/widgets';
import type { Http } from '../http';
import { objectOf, partOf } from './answers';

/** What of a widget is changed. */
export interface WidgetChange {
  /** The whole of it. */
  data?: Readonly<Record<string, unknown>>;
  isEnabled?: boolean;
}

export function widgetCalls(http: Http) {
  const at = (id: string) => `/admin/widgets/${encodeURIComponent(id)}`;
  const widgetIn = (answer: unknown) => partOf(widgetShape, objectOf(answer, true)['widget'], 'widget', true);
  return {
    /**
     * Makes a widget; whether it is on is another call. @throws AppError
     * @param key of this intent: the same in every try, so that it is made once
     */
    async createWidget(type: string, data: Readonly<Record<string, unknown>>, key: string): Promise<Widget> {
      const headers = { 'Idempotency-Key': key };
      return widgetIn(await http({ method: 'POST', path: '/admin/widgets', body: { type, data }, headers }));
    },
    /** @throws AppError */
    async changeWidget(id: string, change: WidgetChange): Promise<Widget> {
      return widgetIn(await http({ method: 'PATCH', path: at(id), body: change }));
    },
    /** @throws AppError */
    async removeWidget(id: string): Promise<void> {
      await http({ method: 'DELETE', path: at(id) });
    },
  };
}
