/** What a chart shows, whoever draws it. */

/** How a series is drawn: `step` keeps its value until the next point, as a balance does. */
export type SeriesLook = 'line' | 'step' | 'area' | 'stepArea' | 'bar';

/** Colours of the theme that can be told apart on a sheet. */
export type SeriesTone = 'accent' | 'featured' | 'waiting';

/** One of the figures of a chart. */
export interface ChartSeries {
  name: string;
  look: SeriesLook;
  tone: SeriesTone;
}

/** A moment of a chart. */
export interface ChartPoint {
  /** Ms since 1970. */
  at: number;
  /** Its name, such as its date. */
  title: string;
  /** A value for each series; null leaves a gap. */
  values: readonly (number | null)[];
  /** What happened then. */
  notes?: readonly string[];
}

/** `time` puts each point where its moment is; `even` gives each the same room, as days or weeks have. */
export type ChartSpacing = 'time' | 'even';

/** The part of a chart that its values are drawn in, in pixels. */
export interface PlotArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the values of a drawn chart are. */
export interface PlotPlace {
  area: PlotArea;
  /** How far from the top a value is drawn. */
  yOf: (value: number) => number | null;
}
