import { useTranslate } from 'ra-core';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { EMPTY_PLACEHOLDER } from '../../lib/format/EMPTY_PLACEHOLDER';
import { formatExactShare } from '../../lib/format/formatExactShare';
import { formatMoney } from '../../lib/format/formatMoney';
import { formatPoints } from '../../lib/format/formatPoints';
import { formatRating } from '../../lib/format/formatRating';
import { type FigureName, getUnit } from './figures';

/** Names and formatted values of figures. */
export function useFigureText() {
  const translate = useTranslate();
  const { locale, currency } = useCurrentSite();
  return {
    getName: (name: FigureName): string => translate(`analytics.figures.${name}.name`),
    getFormula: (name: FigureName): string => translate(`analytics.figures.${name}.formula`, { currency }),
    format(name: FigureName, value: number | null | undefined): string {
      if (value === null || value === undefined) return EMPTY_PLACEHOLDER;
      const unit = getUnit(name);
      if (unit === 'money') return formatMoney(value, currency, locale);
      if (unit === 'share') return formatExactShare(value, locale);
      return unit === 'average' ? formatRating(value, locale) : formatPoints(value, locale);
    },
  };
}
