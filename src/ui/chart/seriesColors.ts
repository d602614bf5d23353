import type { SeriesTone } from './chart';

type ByTone<Value> = Readonly<Record<SeriesTone, Value>>;

export const seriesColors: ByTone<string> = {
  accent: 'var(--accent)',
  featured: 'var(--featured)',
  waiting: 'var(--waiting)',
};

/** Fill color of the area below a line. */
export const areaFills: ByTone<string> = {
  accent: 'var(--accent-ground)',
  featured: 'var(--featured-ground)',
  waiting: 'var(--waiting-ground)',
};

/** Dash patterns that distinguish lines without relying on color. */
export const DASH_BY_TONE: ByTone<string> = { accent: '0', featured: '6 3', waiting: '2 3' };
