import { useTranslate } from 'ra-core';
import { useShop } from '../../../engine/shop';
import { allOf } from '../../../lib/enumerated';
import { money } from '../../../lib/money';
import { percent } from '../../../lib/percent';
import { points } from '../../../lib/points';
import type { FigureKind, FigureName } from './figures';

/** How figures and their names are written. Needs the words of `costs`. */
export function useFigureText() {
  const translate = useTranslate();
  const { currency, locale } = useShop();
  return {
    /** A figure with its unit, where it has one that its name does not say. */
    value(kind: FigureKind, value: number): string {
      if (kind === 'money') return money(value, currency, locale);
      // What is read in percent is not read to two decimals.
      if (kind === 'share') return percent(Math.round(value * 1000) / 10, locale);
      // Half an order or half a point is a fraction of the model, not of the shop; a few of them are not none.
      return points(value < 10 ? Math.round(value * 10) / 10 : Math.round(value), locale);
    },
    /** 'so many points'. */
    points(value: number): string {
      const rounded = Math.round(value);
      return translate('costs.points', { smart_count: rounded, points: points(rounded, locale) });
    },
    name: (name: FigureName): string => translate(`costs.names.${name}`, { currency }),
    /** Names in a row. */
    names: (names: readonly FigureName[]): string =>
      allOf(
        names.map((name) => translate(`costs.names.${name}`, { currency })),
        locale,
      ),
  };
}
