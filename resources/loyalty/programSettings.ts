import type { ConfigFields, ConfigOf } from '../config/configField';
import { readConfig } from '../config/configShape';

/** The `settings` of a programme, stated like the `config` of a task: a form follows from it. */
export const programSettings = {
  /** What the shop calls its points; empty: points. */
  pointsName: { kind: 'line', max: 40, optional: true },
  /** Months after which points that were earned are lost; null: never. */
  expiresAfterMonths: { kind: 'whole', unit: 'months', default: null, min: 1, max: 120, optional: true },
  /** What becomes of a fraction of a point. */
  rounding: { kind: 'choice', choices: ['down', 'nearest', 'up'], default: 'down' },
  /** Who orders without an account earns too, by e-mail address. */
  guests: { kind: 'switch', default: true },
  /** State of an order at which its points are given. */
  earnsWhen: { kind: 'choice', choices: ['paid', 'fulfilled', 'delivered'], default: 'paid' },
  /** What a shopper reads first. */
  welcome: { kind: 'paragraph', max: 500, optional: true },
} as const satisfies ConfigFields;

export type ProgramSettings = ConfigOf<typeof programSettings>;

/** The settings as they were read; what is missing, or makes no sense, is as at first. */
export const readProgramSettings = (raw: unknown): ProgramSettings => readConfig(programSettings, raw);

/** A number of points without a fraction, as the programme rounds. */
export function roundPoints(points: number, rounding: ProgramSettings['rounding']): number {
  // A hair's breadth of binary fractions must not cost a point.
  if (rounding === 'up') return Math.ceil(points - 1e-9);
  return rounding === 'nearest' ? Math.round(points) : Math.floor(points + 1e-9);
}
