import '../../../i18n/en/areas/chart';
import { minBy } from 'es-toolkit/array';
import { useTranslate } from 'ra-core';
import { type PointerEvent, Suspense, useRef, useState } from 'react';
import { useCurrentDirection } from '../../theme/useCurrentDirection';
import { Skeleton } from '../feedback/Skeleton';
import { useElementWidth } from '../layout/useElementWidth';
import { lazyPart } from '../lazy/lazyPart';
import styles from './Chart.module.css';
import { ChartTooltip } from './ChartTooltip';
import type { ChartPoint, ChartSeries, ChartSpacing, PlotPosition } from './chart';
import { readoutLines } from './readoutLines';
import { seriesColors } from './seriesColors';
import { useActivePoint } from './useActivePoint';

const Plot = lazyPart(() => import('./Plot'));

/** Chart data and formatters. */
export interface ChartSvgProps {
  label: string;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  spacing: ChartSpacing;
  height: number;
  locale: string;
  valueText: (value: number) => string;
  tickText: (value: number) => string;
}

/** Renders a chart. Its points can be inspected by pointer, touch, and keyboard (as a slider). */
export function ChartSvg({ label, points, series, spacing, height, locale, valueText, tickText }: ChartSvgProps) {
  const translate = useTranslate();
  const direction = useCurrentDirection();
  const { element, width } = useElementWidth();
  const slider = useRef<HTMLInputElement>(null);
  const [plotPosition, setPlotPosition] = useState<PlotPosition | null>(null);
  const { active, index, hover, goTo, ...keys } = useActivePoint(points.length);

  const pointAt = (event: PointerEvent<HTMLDivElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const nearest = plotPosition && minBy(points, (point) => Math.abs(plotPosition.xOf(point) - x));
    return nearest ? points.indexOf(nearest) : null;
  };
  const handlePointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const nearest = pointAt(event);
    if (nearest === null) return;
    // Keeps the focus on the slider.
    event.preventDefault();
    slider.current?.focus({ preventScroll: true });
    goTo(nearest);
  };
  const announcedPoint = points[index];
  const visiblePoint = active === null ? undefined : points[active];
  return (
    <div
      ref={element}
      className={styles.picture}
      style={{ blockSize: height }}
      onPointerMove={(event) => hover(pointAt(event))}
      onPointerLeave={() => hover(null)}
      onPointerDown={handlePointerDown}
    >
      <div aria-hidden="true" className={styles.plot}>
        {width > 0 && (
          <Suspense fallback={<Skeleton width="100%" height={height} />}>
            <Plot
              {...{ width, height, points, series, spacing, direction, locale, tickText }}
              onPositioned={setPlotPosition}
            />
          </Suspense>
        )}
      </div>
      <input
        ref={slider}
        type="range"
        min={0}
        max={points.length - 1}
        value={index}
        aria-label={translate('chart.moments', { label })}
        aria-valuetext={announcedPoint && readoutLines(announcedPoint, series, valueText, translate).join('; ')}
        className={styles.slider}
        onChange={(event) => goTo(Number(event.target.value))}
        {...keys}
      />
      {visiblePoint && plotPosition && (
        <div aria-hidden="true" className={styles.overlay}>
          <span
            className={styles.cursor}
            style={{
              left: plotPosition.xOf(visiblePoint),
              insetBlockStart: plotPosition.area.y,
              blockSize: plotPosition.area.height,
            }}
          />
          {series.map(({ name, tone }, item) => {
            const y = plotPosition.yOf(visiblePoint.values[item] ?? Number.NaN);
            return y !== null && Number.isFinite(y) ? (
              <span
                key={name}
                className={styles.dot}
                style={{ left: plotPosition.xOf(visiblePoint), insetBlockStart: y, background: seriesColors[tone] }}
              />
            ) : null;
          })}
          <ChartTooltip {...{ width, series, valueText }} x={plotPosition.xOf(visiblePoint)} point={visiblePoint} />
        </div>
      )}
    </div>
  );
}
