import { type Widget, widgetShape } from '../../resources/widgets';
import type { Http, HttpRequest } from '../http';
import { listOf, objectOf } from './answers';

/** GET /admin/widgets. */
export const widgetsRequest: HttpRequest = { method: 'GET', path: '/admin/widgets' };

export function widgetMethods(http: Http) {
  return {
    /** Loads the storefront widgets of the site. @throws AppError */
    async loadWidgets(): Promise<Widget[]> {
      return listOf(widgetShape, objectOf(await http(widgetsRequest))['widgets'], 'widgets');
    },
  };
}
