import { useLocale, useTranslate } from 'ra-core';
import { formatPoints } from '../../../lib/format/formatPoints';
import { directions, type PointsMoved } from '../table/pointsMoved';

/**
 * Returns a function that says by direction what happens to the points that an import changed of existing customers: a
 * removal leaves them, and another run reverts them.
 */
export function useMovedTexts(): (moved: PointsMoved, texts: 'removal' | 'run') => string[] {
  const translate = useTranslate();
  const locale = useLocale();
  return (moved, texts) =>
    directions
      .filter((direction) => moved[direction].rows > 0)
      .map((direction) => {
        const { rows, points } = moved[direction];
        return translate(`importRun.${texts}.kept.${direction}`, {
          smart_count: rows,
          count: formatPoints(rows, locale),
          points: formatPoints(points, locale),
        });
      });
}
