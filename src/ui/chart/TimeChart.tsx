import '../../../i18n/en/areas/chart';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Button } from '../buttons/Button';
import styles from './Chart.module.css';
import { ChartSvg } from './ChartSvg';
import { ChartTable } from './ChartTable';
import type { ChartPoint, ChartSeries, ChartSpacing } from './chart';
import { seriesColors } from './seriesColors';

/** Default height. */
export const CHART_HEIGHT_PX = 240;

interface TimeChartProps {
  /** Name of the chart. */
  label: string;
  /** One sentence with the main figures. */
  summary: string;
  series: readonly ChartSeries[];
  /** Oldest first, with unique timestamps. Memoize to avoid re-rendering the plot. */
  points: readonly ChartPoint[];
  spacing?: ChartSpacing;
  height?: number;
  /** BCP 47 tag for axis labels. */
  locale: string;
  /** Formats a value with its unit. */
  valueText: (value: number) => string;
  /** Formats a value on the axis, without its unit. Must be stable between renders. */
  tickText: (value: number) => string;
}

/** Time series as a chart or table, with details of each point. Needs the messages of the `chart` area. */
export function TimeChart({ summary, spacing = 'time', height = CHART_HEIGHT_PX, ...rest }: TimeChartProps) {
  const translate = useTranslate();
  const [isTable, setTable] = useState(false);
  const plotProps = { ...rest, spacing, height };
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
              <span aria-hidden="true" className={styles.swatch} style={{ background: seriesColors[tone] }} />
              {name}
            </li>
          ))}
        </ul>
      )}
      {isTable ? <ChartTable {...plotProps} /> : <ChartSvg {...plotProps} />}
    </figure>
  );
}
