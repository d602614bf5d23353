import { useNotify, useTranslate } from 'ra-core';
import { useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { toAppError } from '../../../../dataProvider/errors';
import type { Widget } from '../../../../resources/widgets';
import { useErrorCause } from '../../../engine/errors/errorCause';
import { ReadFailure } from '../../../engine/errors/ReadNotice';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { useAsyncAction } from '../../../ui/buttons/useAsyncAction';
import { CardSkeleton } from '../../../ui/feedback/CardSkeleton';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { useFocusRestore } from '../../../ui/focus/useFocusRestore';
import { Icon, type IconName } from '../../../ui/icons/Icon';
import { isIconName } from '../../../ui/icons/iconPaths';
import cardStyles from '../../../ui/layout/Card.module.css';
import columnStyles from '../../../ui/layout/columns.module.css';
import flowStyles from '../../../ui/layout/flow.module.css';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { SettingsBackButton } from '../../../ui/navigation/SettingsBackButton';
import { ChooseDialog } from '../../../ui/overlays/ChooseDialog';
import { Menu } from '../../../ui/overlays/Menu';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import { RemoveWidgetDialog } from '../../storefront/RemoveWidgetDialog';
import { useCreateWidget } from '../../storefront/useCreateWidget';
import { parseWidgetData, type WidgetData } from '../../storefront/widgetData';
import styles from '../automation.module.css';
import { RuleState, RuleSwitch, SupportNotice } from '../RuleStatus';
import { RULE_WIDGET_TYPE, type Rule, templates, toRule } from '../rule/rule';
import { getTrigger } from '../rule/triggers';
import { getLastRun, withoutMemory } from '../run/memory';
import { buildRuleUrl, useProviderRuns, useRules } from '../useRules';
import { useRuleText } from '../useRuleText';

/** The list of rules. They are created, switched, duplicated, and deleted here. */
export function RulesPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const query = useRules();
  const { rules, isPending } = query;
  const [isChoosing, setChoosing] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // Deleting a rule removes the button that has the focus.
  useFocusRestore(list);
  const { isPending: isCreating, run: create } = useCreateRule(({ _id }) => void navigate(buildRuleUrl(_id)));
  const createFrom = (key: string) => {
    setChoosing(false);
    const template = templates[key];
    if (!template) return;
    const name = key === 'blank' ? '' : translate(`automation.templates.${key}.name`);
    const text = template.action.type === 'reply' ? translate(`automation.templates.${key}.reply`) : '';
    create({ ...template, name, action: { ...template.action, text } }, name || translate('automation.untitled'));
  };
  const createButton = (
    <Button kind="primary" icon="plus" busy={isCreating} disabled={rules === null} onClick={() => setChoosing(true)}>
      {translate('automation.create')}
    </Button>
  );
  const [first] = rules ?? [];
  return (
    <>
      <PageHeader
        back={<SettingsBackButton />}
        title={translate('shell.menu.automation')}
        subtitle={translate('automation.subtitle')}
        actions={rules?.length !== 0 && createButton}
      />
      <div className={columnStyles.stack}>
        {isPending && (
          <>
            <CardSkeleton rows={1} />
            <CardSkeleton rows={1} />
            <CardSkeleton rows={1} />
          </>
        )}
        <ReadFailure title={translate('automation.failed')} staleTitle={translate('automation.stale')} read={query} />
        {first && <SupportNotice ruleId={first._id} />}
        {rules?.length === 0 && (
          <div className={cardStyles.sheet}>
            <EmptyState
              title={translate('list.state.empty')}
              text={translate('automation.emptyText')}
              action={createButton}
            />
          </div>
        )}
        {rules && rules.length > 0 && (
          <ul ref={list} tabIndex={-1} aria-label={translate('shell.menu.automation')} className={flowStyles.rows3}>
            {rules.map((rule) => (
              <RuleItem key={rule._id} widget={rule} />
            ))}
          </ul>
        )}
      </div>
      {isChoosing && (
        <ChooseDialog
          title={translate('automation.create')}
          choices={Object.entries(templates).map(([key, template]) => ({
            key,
            icon: <Icon name={getRuleIcon(template)} />,
            label: translate(`automation.templates.${key}.name`),
            text: translate(`automation.templates.${key}.text`),
          }))}
          onChoose={createFrom}
          onCancel={() => setChoosing(false)}
        />
      )}
    </>
  );
}

/** The icon of the entity that a rule starts from. */
function getRuleIcon(rule: Pick<Rule, 'trigger'>): IconName {
  const icon = getTrigger(rule)?.entity.icon;
  return isIconName(icon) ? icon : 'bolt';
}

/** List item of a rule: what it does, its state, and its last run. */
function RuleItem({ widget }: { widget: Widget }) {
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
      <article aria-labelledby={id} className={cardStyles.sheet}>
        <div className={styles.rule}>
          <div className={styles.words}>
            <div className={flowStyles.controls}>
              <Icon name={getRuleIcon(rule)} />
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
          <div className={flowStyles.controls}>
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
        />
      )}
    </li>
  );
}

/**
 * Creates rules, which are off at first. Failures are shown as notifications.
 * @param onCreated called with the widget of the new rule
 */
function useCreateRule(onCreated: (widget: Widget) => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const getErrorCause = useErrorCause();
  const createWidget = useCreateWidget();
  return useAsyncAction(async (data: WidgetData, name: string) => {
    try {
      const done = translate('automation.created', { name });
      onCreated(await createWidget({ type: RULE_WIDGET_TYPE, data, name, done }));
    } catch (thrown) {
      console.warn('creating a rule failed', thrown);
      const messageKey = toAppError(thrown).uncertain ? 'automation.createUncertain' : 'automation.createFailed';
      notify(translate(messageKey, { reason: getErrorCause(thrown) }), { type: 'error' });
    }
  });
}
