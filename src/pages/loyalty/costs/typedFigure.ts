import { currencyDigits } from '../../../../i18n/currencyDigits';
import { readAmount } from '../../../lib/amount';
import { type FigureName, figureKinds, leastOf, mostOf } from './figures';

/** Why a typed figure is not taken; its words are `costs.fault.<reason>`. */
export type FigureFault = 'notNumber' | 'decimals' | 'tooSmall' | 'tooLarge';

interface Writing {
  /** ISO 4217 code. */
  currency: string;
  /** BCP 47 tag. */
  locale: string;
}

/** What was typed as a figure; null where the field was emptied. A share is typed as percent. */
export function readFigure(
  name: FigureName,
  text: string,
  { currency, locale }: Writing,
): { value: number | null } | { fault: FigureFault } {
  const kind = figureKinds[name];
  const read = readAmount(text, { digits: kind === 'money' ? currencyDigits(currency) : 2, locale });
  if ('fault' in read) {
    return read.fault === 'missing' ? { value: null } : { fault: read.fault };
  }
  const value = kind === 'share' ? read.amount / 100 : read.amount;
  if (value < leastOf(name)) return { fault: 'tooSmall' };
  return value > mostOf(name) ? { fault: 'tooLarge' } : { value };
}

/** A figure as it stands in its field. */
export function writeFigure(name: FigureName, value: number | undefined, { currency }: Pick<Writing, 'currency'>) {
  if (value === undefined) return '';
  const kind = figureKinds[name];
  const digits = kind === 'money' ? currencyDigits(currency) : 2;
  return String(Number((kind === 'share' ? value * 100 : value).toFixed(digits)));
}
