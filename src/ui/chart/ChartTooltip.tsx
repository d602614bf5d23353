import { useTranslate } from 'ra-core';
import styles from './Chart.module.css';
import type { ChartPoint, ChartSeries } from './chart';
import { noteLines, valueLines } from './readoutLines';

interface ChartTooltipProps {
  point: ChartPoint;
  /** Position of the point, in pixels from the left. */
  x: number;
  /** Width of the chart. */
  width: number;
  series: readonly ChartSeries[];
  valueText: (value: number) => string;
}

/** Tooltip of a point, placed on the side with more space. */
export function ChartTooltip({ point, x, width, series, valueText }: ChartTooltipProps) {
  const translate = useTranslate();
  const isOnLeft = x > width / 2;
  const maxWidth = Math.max(x, width - x) - 16;
  return (
    <div
      className={styles.readout}
      style={{
        maxInlineSize: `min(${maxWidth}px, 20rem)`,
        ...(isOnLeft ? { right: width - x + 12 } : { left: x + 12 }),
      }}
    >
      <p className={styles.when}>
        <bdi>{point.title}</bdi>
      </p>
      {valueLines(point, series, valueText, translate).map((line) => (
        <p key={line} className={styles.value}>
          <bdi>{line}</bdi>
        </p>
      ))}
      {noteLines(point, translate).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two notes may say the same
        <p key={index} className={styles.note}>
          <bdi>{line}</bdi>
        </p>
      ))}
    </div>
  );
}
