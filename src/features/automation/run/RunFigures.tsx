import { useTranslate } from 'ra-core';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Banner } from '../../../ui/feedback/Banner';
import textStyles from '../../../ui/text/text.module.css';
import styles from '../automation.module.css';
import { computeCost } from '../rule/actions';
import { useRuleText } from '../useRuleText';
import type { Evaluation, Match } from './findMatches';

/** How many records a rule matches, and what they cost. */
export function RunFigures({ evaluation }: { evaluation: Evaluation }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const costText = useCostText();
  const { matches, checked, isCapped, unread, handled, useless, ownEffects } = evaluation;
  const figures = [
    ['matches', matches.length],
    ['handled', handled],
    ['useless', useless],
    ['ownEffects', ownEffects],
    ['checked', checked],
  ] as const;
  return (
    <>
      <dl className={styles.figures}>
        {figures
          .filter(([name, count]) => count > 0 || name === 'matches' || name === 'checked')
          .map(([name, count]) => (
            <div key={name}>
              <dt>{translate(`automation.run.figures.${name}`)}</dt>
              <dd>{formatPoints(count, locale)}</dd>
            </div>
          ))}
        <div>
          <dt>{translate('automation.run.figures.cost')}</dt>
          <dd>{costText(evaluation, matches)}</dd>
        </div>
      </dl>
      {isCapped && (
        <p className={textStyles.second}>
          {translate('automation.run.capped', { count: formatPoints(checked, locale) })}
        </p>
      )}
      {unread !== 0 && (
        <Banner tone="waiting">
          {unread === null
            ? translate('automation.run.unknownCount')
            : translate('automation.run.unread', { smart_count: unread })}
        </Banner>
      )}
    </>
  );
}

/** Returns the cost of some matches as text. */
export function useCostText(): (evaluation: Evaluation, matches: readonly Match[]) => string {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const { formatDiscount } = useRuleText();
  return ({ rule, action }, matches) => {
    const { points, vouchers } = computeCost(
      rule,
      action,
      matches.map(({ record }) => record),
    );
    const parts = [
      ...(points === 0 ? [] : [translate('automation.run.points', { points: formatPoints(points, locale) })]),
      ...(vouchers === 0 ? [] : [getVoucherText(formatPoints(vouchers, locale))]),
    ];
    return parts.length === 0 ? translate('automation.run.free') : parts.join(' · ');

    function getVoucherText(count: string): string {
      if (action.setting !== 'voucher') return translate('automation.run.vouchers', { count });
      return translate('automation.run.vouchersOf', { count, value: formatDiscount(rule) });
    }
  };
}
