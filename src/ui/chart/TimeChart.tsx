import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Button } from '../Button';
import styles from './Chart.module.css';
import { ChartTable } from './ChartTable';
import type { ChartPoint, ChartSeries, ChartSpacing } from './chart';
import { Picture } from './Picture';
import { colourOf } from './seriesColours';

/** Pixels that a chart is high where nothing else is said. */
export const chartHeight = 240;

interface TimeChartProps {
  /** What the chart shows. */
  label: string;
  /** The same in a sentence, with its figures. */
  summary: string;
  series: readonly ChartSeries[];
  /** The oldest first, no two of the same moment; the same array as long as nothing changes. */
  points: readonly ChartPoint[];
  spacing?: ChartSpacing;
  height?: number;
  /** BCP 47 tag for the names of moments. */
  locale: string;
  /** A value with its unit where it has one. */
  valueText: (value: number) => string;
  /** A value beside the axis, where the unit is known; the same function as long as nothing changes. */
  tickText: (value: number) => string;
}

/** Figures over time: drawn, told point by point, and as a table. Its words are those of the area `chart`. */
export function TimeChart({ summary, spacing = 'time', height = chartHeight, ...rest }: TimeChartProps) {
  const translate = useTranslate();
  const [isTable, setTable] = useState(false);
  const shown = { ...rest, spacing, height };
  return (
    <figure aria-label={rest.label} className={styles.chart}>
      <figcaption className={styles.head}>
        <bdi className={styles.summary}>{summary}</bdi>
        <Button size="small" onClick={() => setTable(!isTable)}>
          {translate(isTable ? 'chart.asChart' : 'chart.asTable')}
        </Button>
      </figcaption>
      {rest.series.length > 1 && !isTable && (
        <ul className={styles.legend}>
          {rest.series.map(({ name, tone }) => (
            <li key={name}>
              <span aria-hidden="true" className={styles.swatch} style={{ background: colourOf[tone] }} />
              {name}
            </li>
          ))}
        </ul>
      )}
      {isTable ? <ChartTable {...shown} /> : <Picture {...shown} />}
    </figure>
  );
}
