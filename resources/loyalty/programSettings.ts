import type { ConfigFields, ConfigOf } from '../config/configField';
import { parseConfigValues } from '../config/configShape';

/** Fields of a program's `settings`, declared like the `config` of a task. */
export const programSettings = {
  /** Custom name of points; empty for the default. */
  pointsName: { kind: 'text', max: 40, optional: true },
  /** Months until earned points expire; null for never. */
  expiresAfterMonths: { kind: 'count', unit: 'months', default: null, min: 1, max: 120, optional: true },
  /** Rounding of fractional points. */
  rounding: { kind: 'choice', choices: ['down', 'nearest', 'up'], default: 'down' },
  /** Guests earn points too, matched by email address. */
  guests: { kind: 'boolean', default: true },
  /** Order status at which points are given. */
  earnsWhen: { kind: 'choice', choices: ['paid', 'fulfilled', 'delivered'], default: 'paid' },
  /** Welcome text for shoppers. */
  welcome: { kind: 'longText', rows: 3, max: 500, optional: true },
} as const satisfies ConfigFields;

export type ProgramSettings = ConfigOf<typeof programSettings>;

/** Parses settings. Missing and invalid values are replaced by the defaults. */
export const parseProgramSettings = (raw: unknown): ProgramSettings => parseConfigValues(programSettings, raw);

/** Rounds points according to the program's settings. */
export function roundPoints(points: number, rounding: ProgramSettings['rounding']): number {
  // Tolerate floating-point error so rounding doesn't lose a point.
  if (rounding === 'up') return Math.ceil(points - 1e-9);
  return rounding === 'nearest' ? Math.round(points) : Math.floor(points + 1e-9);
}
