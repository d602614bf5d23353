import '../../../i18n/en/areas/chart';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { EMPTY_PLACEHOLDER } from '../../lib/format/EMPTY_PLACEHOLDER';
import { Card } from '../layout/Card';
import flowStyles from '../layout/flow.module.css';
import { Pager } from '../lists/Pager';
import { Menu } from '../overlays/Menu';
import styles from './Chart.module.css';
import { ChartSvg, type ChartSvgProps } from './ChartSvg';
import type { ChartPoint, ChartSeries, ChartSpacing } from './chart';
import { CHART_HEIGHT_PX, seriesColors } from './chart';

interface TimeChartProps {
  /** Name of the chart; with `isCard`, also the title of the card. */
  label: string;
  /** One sentence with what the series show, if nothing else on the page says it. */
  summary?: string;
  series: readonly ChartSeries[];
  /** Oldest first, with unique timestamps. Memoize to avoid re-rendering the plot. */
  points: readonly ChartPoint[];
  spacing?: ChartSpacing;
  height?: number;
  /** Shown below it. */
  children?: ReactNode;
  /** Renders a card, with the legend and the menu in its title row. */
  isCard?: boolean;
  /** BCP 47 tag for axis labels. */
  locale: string;
  /** Formats a value with its unit. */
  valueText: (value: number) => string;
  /** Formats a value on the axis, without its unit. Must be stable between renders. */
  tickText: (value: number) => string;
  /** Whole number at the end of the axis, which begins at 0; by default, they follow from the values. */
  max?: number;
}

/** Time series as a chart or table, with details of each point. Needs the messages of the `chart` area. */
export function TimeChart({
  summary,
  spacing = 'time',
  height = CHART_HEIGHT_PX,
  isCard = false,
  children,
  ...rest
}: TimeChartProps) {
  const translate = useTranslate();
  const [isTable, setTable] = useState(false);
  const { label, series } = rest;
  const plotProps = { ...rest, spacing, height };
  const menu = (
    <Menu
      label={translate('chart.more', { label })}
      icon="more"
      size="small"
      align="end"
      entries={[
        {
          key: 'table',
          label: translate(isTable ? 'chart.asChart' : 'chart.asTable'),
          onSelect: () => setTable(!isTable),
        },
      ]}
    />
  );
  const head = (
    <div className={styles.head}>
      {series.length > 1 && !isTable && (
        <ul className={styles.legend}>
          {series.map(({ name, tone }) => (
            <li key={name}>
              <span aria-hidden="true" className={styles.swatch} style={{ background: seriesColors[tone] }} />
              {name}
            </li>
          ))}
        </ul>
      )}
      {menu}
    </div>
  );
  const figure = (
    <figure aria-label={label} className={flowStyles.stack3}>
      {(summary !== undefined || !isCard) && (
        <figcaption className={styles.caption}>
          <bdi className={styles.summary}>{summary}</bdi>
          {!isCard && head}
        </figcaption>
      )}
      {isTable ? <ChartTable {...plotProps} /> : <ChartSvg {...plotProps} />}
    </figure>
  );
  return isCard ? (
    <Card title={label} action={head}>
      {figure}
      {children}
    </Card>
  ) : (
    <>
      {figure}
      {children}
    </>
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
