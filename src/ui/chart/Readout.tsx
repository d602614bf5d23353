import { useTranslate } from 'ra-core';
import styles from './Chart.module.css';
import type { ChartPoint, ChartSeries } from './chart';
import { noteLines, valueLines } from './readoutLines';

interface ReadoutProps {
  point: ChartPoint;
  /** Where the point is drawn, in pixels from the left. */
  x: number;
  /** Of the whole chart. */
  width: number;
  series: readonly ChartSeries[];
  valueText: (value: number) => string;
}

/** Tells of a point beside it, on the side where there is more room. */
export function Readout({ point, x, width, series, valueText }: ReadoutProps) {
  const translate = useTranslate();
  const isOnLeft = x > width / 2;
  const room = Math.max(x, width - x) - 16;
  return (
    <div
      className={styles.readout}
      style={{ maxInlineSize: `min(${room}px, 20rem)`, ...(isOnLeft ? { right: width - x + 12 } : { left: x + 12 }) }}
    >
      <p className={styles.when}>
        <bdi>{point.title}</bdi>
      </p>
      {valueLines(point, series, valueText).map((line) => (
        <p key={line} className={styles.value}>
          <bdi>{line}</bdi>
        </p>
      ))}
      {noteLines(point, translate).map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two notes may say the same
        <p key={place} className={styles.note}>
          <bdi>{line}</bdi>
        </p>
      ))}
    </div>
  );
}
