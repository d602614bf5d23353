import type { SeriesTone } from './chart';

type ByTone<Value> = Readonly<Record<SeriesTone, Value>>;

/** The colour of a series. */
export const colourOf: ByTone<string> = {
  accent: 'var(--accent)',
  featured: 'var(--featured)',
  waiting: 'var(--waiting)',
};

/** What lies below its line. */
export const groundOf: ByTone<string> = {
  accent: 'var(--accent-ground)',
  featured: 'var(--featured-ground)',
  waiting: 'var(--waiting-ground)',
};

/** Lines differ for who sees no colours, too. */
export const dashOf: ByTone<string> = { accent: '0', featured: '6 3', waiting: '2 3' };
