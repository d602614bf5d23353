import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { Widget } from '../../../../resources/widgets';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import sheets from '../../../ui/layout/Card.module.css';
import { Menu } from '../../../ui/overlays/Menu';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import { RemoveWidgetDialog } from '../../storefront/RemoveWidgetDialog';
import { parseWidgetData } from '../../storefront/widgetData';
import styles from '../automation.module.css';
import { RuleState } from '../RuleState';
import { RuleSwitch } from '../RuleSwitch';
import { toRule } from '../rule/rule';
import { getLastRun, withoutMemory } from '../run/memory';
import { buildRuleUrl, useProviderRuns } from '../useRules';
import { useRuleText } from '../useRuleText';
import { useCreateRule } from './useCreateRule';

/** List item of a rule: what it does, its state, and its last run. */
export function RuleItem({ widget }: { widget: Widget }) {
  const translate = useTranslate();
  const id = useId();
  const { locale } = useCurrentSite();
  const [isRemoving, setRemoving] = useState(false);
  const { data: providerRuns } = useProviderRuns(widget._id);
  const { run: duplicate } = useCreateRule(() => undefined);
  const rule = toRule(widget.data);
  const { getName, describeTrigger, describeAction } = useRuleText();
  const name = getName(rule);
  const lastRun = getLastRun(widget.data, providerRuns ?? []);
  const copyName = translate('automation.copyName', { name });
  return (
    <li>
      <article aria-labelledby={id} className={sheets.sheet}>
        <div className={styles.rule}>
          <div className={styles.words}>
            <div className={styles.head}>
              <h2 id={id} className={styles.name}>
                <Link to={buildRuleUrl(widget._id)}>
                  <bdi>{name}</bdi>
                </Link>
              </h2>
              <RuleState widget={widget} />
            </div>
            <p>{translate('automation.summary', { trigger: describeTrigger(rule), action: describeAction(rule) })}</p>
            {rule.conditions.length > 0 && (
              <p className={styles.small}>
                {translate('automation.conditionCount', { count: formatPoints(rule.conditions.length, locale) })}
              </p>
            )}
            <p className={styles.small}>
              {lastRun === null ? (
                translate('automation.neverRun')
              ) : (
                <RelativeTime instant={lastRun} sentence={(time) => translate('automation.lastRun', { time })} />
              )}
            </p>
          </div>
          <div className={styles.actions}>
            <RuleSwitch widget={widget} name={name} />
            <Menu
              label={translate('automation.more', { name })}
              icon="more"
              size="small"
              align="end"
              entries={[
                {
                  key: 'duplicate',
                  label: translate('automation.duplicate'),
                  onSelect: () =>
                    duplicate({ ...withoutMemory(parseWidgetData(widget.data)), name: copyName }, copyName),
                },
                {
                  key: 'remove',
                  danger: true,
                  label: translate('automation.remove'),
                  onSelect: () => setRemoving(true),
                },
              ]}
            />
          </div>
        </div>
      </article>
      {isRemoving && (
        <RemoveWidgetDialog
          widget={widget}
          name={name}
          kind="rule"
          text={translate('automation.removeText')}
          onClose={() => setRemoving(false)}
          onRemoved={() => undefined}
        />
      )}
    </li>
  );
}
