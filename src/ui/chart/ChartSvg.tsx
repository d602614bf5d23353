import '../../../i18n/en/areas/chart';
import { minBy } from 'es-toolkit/array';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, type PointerEvent, Suspense, useRef, useState } from 'react';
import { EMPTY_PLACEHOLDER } from '../../lib/format/EMPTY_PLACEHOLDER';
import { useCurrentDirection } from '../../theme/useCurrentDirection';
import { Skeleton } from '../feedback/Skeleton';
import { useElementWidth } from '../layout/useElementWidth';
import { lazyPart } from '../lazy/lazyPart';
import textStyles from '../text/text.module.css';
import styles from './Chart.module.css';
import type { ChartPoint, ChartSeries, ChartSpacing, PlotPosition } from './chart';
import { seriesColors } from './chart';

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
  /** Whole number at the end of the axis, which begins at 0; by default, they follow from the values. */
  max?: number | undefined;
}

/** Renders a chart. Its points can be inspected by pointer, touch, and keyboard (as a slider). */
export function ChartSvg({ label, points, series, spacing, height, locale, valueText, tickText, max }: ChartSvgProps) {
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
              {...{ width, height, points, series, spacing, direction, locale, tickText, max }}
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

/**
 * Tracks the active point of a chart: the hovered one, else the one selected by keyboard while the chart has the focus.
 * Escape hides it.
 */
function useActivePoint(count: number) {
  const [requestedIndex, setRequestedIndex] = useState<number | null>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const [hasFocus, setFocus] = useState(false);
  // Starts at the newest point; clamped because the points may have changed.
  const index = Math.min(requestedIndex ?? count - 1, count - 1);
  const visibleIndex = hovered ?? (hasFocus ? index : null);
  return {
    /** Index of the active point, or null. */
    active: visibleIndex !== null && visibleIndex < count ? visibleIndex : null,
    /** Index selected by keyboard. */
    index,
    hover: setHovered,
    goTo(next: number) {
      setRequestedIndex(next);
      setHovered(null);
      setFocus(true);
    },
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || visibleIndex === null) return;
      event.stopPropagation();
      setHovered(null);
      setFocus(false);
    },
  };
}

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
function ChartTooltip({ point, x, width, series, valueText }: ChartTooltipProps) {
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
      <p className={textStyles.third}>
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

/** Maximum number of lines; more notes are only counted. */
const MAX_NOTES = 5;

/** Returns the notes of a point, truncated to a few lines. */
function noteLines({ notes = [] }: ChartPoint, translate: ReturnType<typeof useTranslate>): string[] {
  if (notes.length <= MAX_NOTES) return [...notes];
  const rest = notes.length - MAX_NOTES + 1;
  return [...notes.slice(0, MAX_NOTES - 1), translate('ui.more', { smart_count: rest })];
}

/** Formats the values of a point, with series names if there are several series. */
function valueLines(
  { values }: ChartPoint,
  series: readonly ChartSeries[],
  valueText: (value: number) => string,
  translate: ReturnType<typeof useTranslate>,
): string[] {
  return series.map(({ name }, index) => {
    const value = values[index];
    const text = value === null || value === undefined ? EMPTY_PLACEHOLDER : valueText(value);
    return series.length > 1 ? translate('ui.fieldText', { field: name, text }) : text;
  });
}

/** Returns all lines of a point: title, values, and notes. */
function readoutLines(
  point: ChartPoint,
  series: readonly ChartSeries[],
  valueText: (value: number) => string,
  translate: ReturnType<typeof useTranslate>,
): string[] {
  return [point.title, ...valueLines(point, series, valueText, translate), ...noteLines(point, translate)];
}
