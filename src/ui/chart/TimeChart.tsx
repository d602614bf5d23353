import '../../../i18n/en/areas/chart';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { EMPTY_PLACEHOLDER } from '../../lib/format/EMPTY_PLACEHOLDER';
import { Button } from '../buttons/Button';
import flowStyles from '../layout/flow.module.css';
import { Pager } from '../lists/Pager';
import styles from './Chart.module.css';
import { ChartSvg, type ChartSvgProps } from './ChartSvg';
import type { ChartPoint, ChartSeries, ChartSpacing } from './chart';
import { seriesColors } from './chart';

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
    <figure aria-label={rest.label} className={flowStyles.stack3}>
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

const ROWS_PER_PAGE = 10;

/** The chart's data as a table, newest first. */
function ChartTable({ label, points, series, height, tickText }: ChartSvgProps) {
  const translate = useTranslate();
  const [requestedPage, setPage] = useState(0);
  const pages = Math.max(1, Math.ceil(points.length / ROWS_PER_PAGE));
  const page = Math.min(requestedPage, pages - 1);
  const hasNotes = points.some(({ notes = [] }) => notes.length > 0);
  const visiblePoints = points.toReversed().slice(page * ROWS_PER_PAGE, (page + 1) * ROWS_PER_PAGE);
  return (
    <div className={styles.tableBox} style={{ minBlockSize: height }}>
      <table aria-label={label} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{translate('chart.when')}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col" data-numbers>
                {name}
              </th>
            ))}
            {hasNotes && <th scope="col">{translate('chart.what')}</th>}
          </tr>
        </thead>
        <tbody>
          {visiblePoints.map(({ at, title, values, notes = [] }) => (
            <tr key={at}>
              <th scope="row">
                <bdi>{title}</bdi>
              </th>
              {series.map(({ name }, index) => {
                const value = values[index];
                return (
                  <td key={name} data-numbers>
                    <bdi>{value === null || value === undefined ? EMPTY_PLACEHOLDER : tickText(value)}</bdi>
                  </td>
                );
              })}
              {hasNotes && (
                <td>
                  {notes.map((note, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two notes may say the same
                    <p key={index}>
                      <bdi>{note}</bdi>
                    </p>
                  ))}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {pages > 1 && (
        <Pager
          page={page}
          pages={pages}
          hasNext={page < pages - 1}
          onPrevious={() => setPage(page - 1)}
          onNext={() => setPage(page + 1)}
        />
      )}
    </div>
  );
}
