import { type Settings, settingsShape } from '../../resources/settings';
import type { Http, HttpRequest } from '../http/http';
import { isObject } from '../parse/isObject';
import { parseObject, parseValue } from './parseResponse';

/** GET /admin/settings. */
const settingsRequest: HttpRequest = { method: 'GET', path: '/admin/settings' };

export function settingsMethods(http: Http) {
  return {
    /** Loads the settings of the site. @throws AppError */
    async loadSettings(): Promise<Settings> {
      return parseValue(settingsShape, parseObject(await http(settingsRequest))['settings'], 'settings');
    },
    /**
     * Saves changed settings.
     * @returns the settings in the response; if it is empty, the change
     * @throws AppError
     */
    async saveSettings(change: Partial<Settings>): Promise<Partial<Settings>> {
      const response = parseObject(await http({ method: 'PATCH', path: '/admin/settings', body: { change } }), true);
      const returned = isObject(response['settings']) ? response['settings'] : {};
      const updated: Record<string, unknown> = { ...change, ...returned };
      const settings = parseValue(settingsShape, updated, 'settings', true);
      return Object.fromEntries(Object.entries(settings).filter(([name]) => Object.hasOwn(updated, name)));
    },
  };
}
