/** Chart data, independent of the chart library. */

/** Default height. */
export const CHART_HEIGHT_PX = 220;

/** Rendering of a series. `step` keeps its value until the next point, like a balance. */
export type SeriesVariant = 'line' | 'step' | 'area' | 'stepArea' | 'bar';

/** Theme colors that are distinguishable on a card. */
export type SeriesTone = 'accent' | 'featured' | 'waiting';

/** One series of a chart. */
export interface ChartSeries {
  name: string;
  variant: SeriesVariant;
  tone: SeriesTone;
}

/** A point in time with one value per series. */
export interface ChartPoint {
  /** Timestamp in ms. */
  at: number;
  /** Title, such as the date. */
  title: string;
  /** One value per series; null leaves a gap. */
  values: readonly (number | null)[];
  /** Events at this time. */
  notes?: readonly string[];
}

/** `time` positions points by timestamp; `even` spaces them evenly, for days or weeks. */
export type ChartSpacing = 'time' | 'even';

/** Position of a rendered plot. */
export interface PlotPosition {
  /** In pixels. */
  area: { y: number; height: number };
  /** Returns the x coordinate of a point. */
  xOf: (point: ChartPoint) => number;
  /** Returns the y coordinate of a value. */
  yOf: (value: number) => number | null;
}

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
