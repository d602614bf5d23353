import { type Settings, settingsShape } from '../../resources/settings';
import type { Http, HttpRequest } from '../http';
import { isObject } from '../isObject';
import { objectOf, partOf } from './answers';

/** GET /admin/settings. */
export const settingsRequest: HttpRequest = { method: 'GET', path: '/admin/settings' };

export function settingsMethods(http: Http) {
  return {
    /** Loads the settings of the site. @throws AppError */
    async loadSettings(): Promise<Settings> {
      return partOf(settingsShape, objectOf(await http(settingsRequest))['settings'], 'settings');
    },
    /**
     * Saves changed settings. @throws AppError
     * @returns what the server says they are now: of an empty answer, the change
     */
    async saveSettings(change: Partial<Settings>): Promise<Partial<Settings>> {
      const answer = objectOf(await http({ method: 'PATCH', path: '/admin/settings', body: { change } }), true);
      const answered = isObject(answer['settings']) ? answer['settings'] : {};
      const known: Record<string, unknown> = { ...change, ...answered };
      const settings = partOf(settingsShape, known, 'settings', true);
      return Object.fromEntries(Object.entries(settings).filter(([name]) => Object.hasOwn(known, name)));
    },
  };
}
