import { widgetShape } from '../../resources/widgets';
import type { Http } from '../http/http';
import { parseItems, parseObject } from './parseResponse';

export function widgetMethods(http: Http) {
  return {
    /** Loads the widgets of the site like `getList`, without the code for other kinds of record. @throws AppError */
    async loadWidgets() {
      const raw = parseObject(await http({ method: 'GET', path: '/admin/widgets' }))['widgets'];
      const data = parseItems(widgetShape, raw, 'widgets').map((widget) => ({ ...widget, id: widget._id }));
      return { data, total: data.length, meta: { leftOut: Array(raw).flat().length - data.length, notice: null } };
    },
  };
}
