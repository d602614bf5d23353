import { useTranslate } from 'ra-core';
import type { Widget } from '../../../../resources/widgets';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Banner } from '../../../ui/feedback/Banner';
import { Card } from '../../../ui/layout/Card';
import tables from '../../../ui/layout/table.module.css';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import textStyles from '../../../ui/text/text.module.css';
import styles from '../automation.module.css';
import { computeCost } from '../rule/actions';
import { toNumber } from '../rule/rule';
import { useProviderRuns } from '../useRules';
import { useRuleText } from '../useRuleText';
import type { Evaluation, Match } from './findMatches';
import { toMemory } from './memory';

/** How many records a rule matches, and what they cost. */
export function RunFigures({ evaluation }: { evaluation: Evaluation }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const costText = useCostText();
  const { rule, trigger, matches, checked, isCapped, unread, handled, useless, ownEffects, broken } = evaluation;
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
      <LeftHidden evaluation={evaluation} />
      {matches.length > toNumber(rule.limit) && (
        <p className={textStyles.second}>
          {translate('automation.run.perRun', { limit: formatPoints(toNumber(rule.limit), locale) })}
        </p>
      )}
      {isCapped && (
        <p className={textStyles.second}>
          {translate('automation.run.capped', { count: formatPoints(checked, locale) })}
        </p>
      )}
      {broken > 0 && (
        <Banner tone="waiting">
          {translate('automation.run.broken', { name: `automation.triggers.${trigger.name}`, smart_count: broken })}
        </Banner>
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

/** Says how many matches are left out because they were left hidden, which is known in this browser only. */
export function LeftHidden({ evaluation: { leftHidden } }: { evaluation: Evaluation }) {
  const translate = useTranslate();
  if (leftHidden === 0) return null;
  return (
    <>
      <p className={textStyles.second}>{translate('automation.run.leftHidden', { smart_count: leftHidden })}</p>
      <p className={textStyles.second}>{translate('automation.run.hiddenHereOnly')}</p>
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

/** Number of runs that are listed. */
const MAX_ROWS = 20;

/** The runs of a rule, those started here and those of the API, latest first. */
export function RunLogCard({ widget }: { widget: Widget }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const { data: providerRuns } = useProviderRuns(widget._id);
  const own = toMemory(widget.data).runs.map((run) => ({ ...run, isOwn: true }));
  const others = (providerRuns ?? []).map((run) => ({ ...run, undone: 0, open: undefined, isOwn: false }));
  const runs = [...own, ...others].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, MAX_ROWS);
  const title = translate('automation.log.title');
  const columns = ['matched', 'done', 'failed', 'undone'] as const;
  return (
    <Card title={title}>
      {runs.length === 0 ? (
        <p className={textStyles.second}>{translate('automation.neverRun')}</p>
      ) : (
        <div className={tables.scroller}>
          <table className={styles.table} aria-label={title}>
            <thead>
              <tr>
                <th scope="col">{translate('automation.log.at')}</th>
                {columns.map((column) => (
                  <th key={column} scope="col" className={styles.number}>
                    {translate(`automation.log.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {runs.map((run) => (
                <tr key={`${run.at} ${run.isOwn}`}>
                  <td>
                    <RelativeTime instant={run.at} />
                    <span className={styles.small}>
                      {translate(run.isOwn ? 'automation.log.own' : 'automation.log.provider')}
                    </span>
                    {run.open !== undefined && (
                      <span className={styles.small}>
                        {translate('automation.log.open', { count: formatPoints(run.open.length, locale) })}
                      </span>
                    )}
                  </td>
                  {columns.map((column) => (
                    <td key={column} className={styles.number}>
                      {formatPoints(run[column], locale)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}
