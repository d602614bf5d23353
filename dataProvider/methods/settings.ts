import { type Settings, settingsShape } from '../../resources/settings';
import type { Http } from '../http/http';
import { parseObject, parseValue } from './parseResponse';

export function settingsMethods(http: Http) {
  return {
    /** Loads the settings of the site, which the console needs before its first page. @throws AppError */
    async loadSettings(): Promise<Settings> {
      const response = parseObject(await http({ method: 'GET', path: '/admin/settings' }));
      return parseValue(settingsShape, response['settings'], 'settings');
    },
  };
}
