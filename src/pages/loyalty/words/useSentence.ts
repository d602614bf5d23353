import { useTranslate } from 'ra-core';
import type { Sentence, SentenceValue } from '../../../../resources/loyalty/sentence';
import { useShop } from '../../../engine/shop';
import { money } from '../../../lib/money';
import { percent } from '../../../lib/percent';
import { points } from '../../../lib/points';

interface SentenceOptions {
  /** What the shop calls its points; '' or left out: points. */
  pointsName?: string;
}

/** Says what is said of a task or reward, with points and amounts as the shop writes them. Needs the words of `loyalty`. */
export function useSentence({ pointsName = '' }: SentenceOptions = {}): (sentence: Sentence) => string {
  const translate = useTranslate();
  const value = useSentenceValue({ pointsName });
  return ({ key, values = {}, count }) =>
    translate(`loyalty.sentences.${key}`, {
      ...Object.fromEntries(Object.entries(values).map(([name, one]) => [name, value(one, name)])),
      ...(count !== undefined && { smart_count: count }),
    });
}

/** Writes a single value as sentences have it. Needs the words of `loyalty`. */
export function useSentenceValue({
  pointsName = '',
}: SentenceOptions = {}): (value: SentenceValue, name?: string) => string {
  const translate = useTranslate();
  const { currency, locale } = useShop();
  return (value, name) => {
    if ('money' in value) return money(value.money, currency, locale);
    if ('percent' in value) return percent(value.percent, locale);
    if ('text' in value)
      return name === 'network' ? translate(`loyalty.networks.${value.text}`, { _: value.text }) : value.text;
    const count = points(value.points, locale);
    return pointsName.trim() === ''
      ? translate('loyalty.points', { smart_count: value.points, points: count })
      : translate('loyalty.pointsNamed', { points: count, name: pointsName.trim() });
  };
}
