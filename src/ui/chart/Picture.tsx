import { useTranslate } from 'ra-core';
import { type PointerEvent, Suspense, useMemo, useRef, useState } from 'react';
import { useShownDirection } from '../../theme/shownDirection';
import { lazyPart } from '../lazyPart';
import { Skeleton } from '../Skeleton';
import { useWidth } from '../useWidth';
import styles from './Chart.module.css';
import type { ChartPoint, ChartSeries, ChartSpacing, PlotPlace } from './chart';
import { nearestPoint, pointPlace } from './pointPlace';
import { Readout } from './Readout';
import { readoutLines } from './readoutLines';
import { colourOf } from './seriesColours';
import { useActivePoint } from './useActivePoint';

const Plot = lazyPart(() => import('./Plot'));

/** What is drawn, and how its values are written. */
export interface PictureProps {
  label: string;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  spacing: ChartSpacing;
  height: number;
  locale: string;
  valueText: (value: number) => string;
  tickText: (value: number) => string;
}

/** A chart as it is drawn. Each of its points is told by the pointer, by touch and, as the value of a slider, by keys. */
export function Picture({ label, points, series, spacing, height, locale, valueText, tickText }: PictureProps) {
  const translate = useTranslate();
  const direction = useShownDirection();
  const { element, width } = useWidth();
  const slider = useRef<HTMLInputElement>(null);
  const [drawnAt, setDrawnAt] = useState<PlotPlace | null>(null);
  const { active, place, hover, goTo, ...keys } = useActivePoint(points.length);
  const layout = useMemo(() => drawnAt && { area: drawnAt.area, spacing, direction }, [drawnAt, spacing, direction]);

  const below = (event: PointerEvent<HTMLDivElement>) =>
    layout && nearestPoint(points, event.clientX - event.currentTarget.getBoundingClientRect().left, layout);
  const press = (event: PointerEvent<HTMLDivElement>) => {
    const found = below(event);
    if (found === null) return;
    // The slider takes the focus, not what was pressed.
    event.preventDefault();
    slider.current?.focus({ preventScroll: true });
    goTo(found);
  };
  const told = points[place];
  const shown = active === null ? undefined : points[active];
  const x = active !== null && layout ? pointPlace(points, active, layout) : null;
  return (
    <div
      ref={element}
      className={styles.picture}
      style={{ blockSize: height }}
      onPointerMove={(event) => hover(below(event))}
      onPointerLeave={() => hover(null)}
      onPointerDown={press}
    >
      <div aria-hidden="true" className={styles.plot}>
        {width > 0 && (
          <Suspense fallback={<Skeleton width="100%" height={height} />}>
            <Plot {...{ width, height, points, series, spacing, direction, locale, tickText }} onPlace={setDrawnAt} />
          </Suspense>
        )}
      </div>
      <input
        ref={slider}
        type="range"
        min={0}
        max={points.length - 1}
        value={place}
        aria-label={translate('chart.moments', { label })}
        aria-valuetext={told && readoutLines(told, series, valueText, translate).join('; ')}
        className={styles.slider}
        onChange={(event) => goTo(Number(event.target.value))}
        {...keys}
      />
      {shown && x !== null && drawnAt && (
        <div aria-hidden="true" className={styles.overlay}>
          <span
            className={styles.cursor}
            style={{ left: x, insetBlockStart: drawnAt.area.y, blockSize: drawnAt.area.height }}
          />
          {series.map(({ name, tone }, one) => {
            const y = drawnAt.yOf(shown.values[one] ?? Number.NaN);
            return y !== null && Number.isFinite(y) ? (
              <span
                key={name}
                className={styles.dot}
                style={{ left: x, insetBlockStart: y, background: colourOf[tone] }}
              />
            ) : null;
          })}
          <Readout {...{ x, width, series, valueText }} point={shown} />
        </div>
      )}
    </div>
  );
}
