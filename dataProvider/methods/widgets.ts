import { type Widget, widgetShape } from '../../resources/widgets';
import type { Http, HttpRequest } from '../http/http';
import { parseItems, parseObject } from './parseResponse';

/** GET /admin/widgets. */
const widgetsRequest: HttpRequest = { method: 'GET', path: '/admin/widgets' };

export function widgetMethods(http: Http) {
  return {
    /** Loads the storefront widgets of the site. @throws AppError */
    async loadWidgets(): Promise<Widget[]> {
      return parseItems(widgetShape, parseObject(await http(widgetsRequest))['widgets'], 'widgets');
    },
  };
}
