/** The settings of a store, and the colors of its widgets, which have requests of their own. */
import * as z from 'zod/mini';
import type { RecordKind, RecordRequest } from './recordKind';
import { settingsShape } from './settings';
import { text } from './shapes';

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const settings = {
  title: 'website',
  shape: settingsShape,
  path: 'settings',
  items: (response) => [response['settings']],
  isSingle: true,
  write: {
    change: settingsShape,
    requests: ({ widgetTheme, ...others }, current) => [
      ...(isObject(widgetTheme) ? [toThemeRequest(widgetTheme, Object(current['widgetTheme']))] : []),
      ...(Object.keys(others).length > 0
        ? [{ method: 'PATCH', path: 'settings', body: { change: others } } as const]
        : []),
    ],
    answer: ({ settings: written, widgetTheme }, _, { widgetTheme: sent, ...assumed }) => ({
      ...assumed,
      ...(isObject(sent) && { widgetTheme: { ...sent, ...(isObject(widgetTheme) && widgetTheme) } }),
      ...(isObject(written) && written),
    }),
    addsKeys: true,
    affects: ['theme'],
  },
} as const satisfies RecordKind;

const themeShape = z.object({ brandPrimaryColor: text, psrStarColor: text, btnPrimaryBg: text, btnPrimaryColor: text });

/** Also a field of the settings. */
export const theme = {
  title: 'id',
  shape: themeShape,
  path: 'settings',
  items: (response) => isObject(response['settings']) && [response['settings']['widgetTheme'] ?? {}],
  isSingle: true,
  write: {
    change: themeShape,
    requests: (change) => [toThemeRequest(change)],
    answer: ({ widgetTheme }, _, assumed) => ({ ...assumed, ...(isObject(widgetTheme) && widgetTheme) }),
    queue: (_, { ownId }) => `settings/${ownId}`,
    affects: ['settings'],
  },
} as const satisfies RecordKind;

/** Sends the colors that differ. */
function toThemeRequest(colors: Values, before: Values = {}): RecordRequest {
  const change = Object.fromEntries(Object.entries(colors).filter(([name, color]) => color !== before[name]));
  return { method: 'PATCH', path: 'settings/widgetTheme', body: { change } };
}
