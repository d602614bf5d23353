import '../../../../i18n/en/areas/loyalty';
import { useTranslate } from 'ra-core';
import type { Sentence, SentenceValue } from '../../../../resources/loyalty/sentence';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatMoney } from '../../../lib/format/formatMoney';
import { formatPercent } from '../../../lib/format/formatPercent';
import { formatPoints } from '../../../lib/format/formatPoints';

interface SentenceOptions {
  /** Name of the store's points; '' or omitted for the default name. */
  pointsName?: string;
}

/** Formats sentences about tasks and rewards in the store's locale and currency. Needs the `loyalty` messages. */
export function useSentence({ pointsName = '' }: SentenceOptions = {}): (sentence: Sentence) => string {
  const translate = useTranslate();
  const value = useSentenceValue({ pointsName });
  return ({ key, values = {}, count }) =>
    translate(`loyalty.sentences.${key}`, {
      ...Object.fromEntries(Object.entries(values).map(([name, sentenceValue]) => [name, value(sentenceValue, name)])),
      ...(count !== undefined && { smart_count: count }),
    });
}

/** Formats a single value of a sentence. Needs the `loyalty` messages. */
export function useSentenceValue({
  pointsName = '',
}: SentenceOptions = {}): (value: SentenceValue, name?: string) => string {
  const translate = useTranslate();
  const { currency, locale } = useCurrentSite();
  return (value, name) => {
    if ('money' in value) return formatMoney(value.money, currency, locale);
    if ('percent' in value) return formatPercent(value.percent, locale);
    if ('text' in value)
      return name === 'network' ? translate(`loyalty.networks.${value.text}`, { _: value.text }) : value.text;
    const count = formatPoints(value.points, locale);
    return pointsName.trim() === ''
      ? translate('ui.points', { smart_count: value.points, points: count })
      : translate('loyalty.pointsNamed', { points: count, name: pointsName.trim() });
  };
}
