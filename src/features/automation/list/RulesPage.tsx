import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { toAppError } from '../../../../dataProvider/errors';
import { ReadNotice } from '../../../engine/errors/ReadNotice';
import { Button } from '../../../ui/buttons/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { useFocusRestore } from '../../../ui/focus/useFocusRestore';
import cardStyles from '../../../ui/layout/Card.module.css';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { ChooseDialog } from '../../../ui/overlays/ChooseDialog';
import styles from '../automation.module.css';
import { templates } from '../rule/templates';
import { SupportNotice } from '../SupportNotice';
import { buildRuleUrl, useRules } from '../useRules';
import { RuleItem } from './RuleItem';
import { useCreateRule } from './useCreateRule';

/** The list of rules. They are created, switched, duplicated, and deleted here. */
export function RulesPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { rules, error, isPending, isFetching, refetch } = useRules();
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
        title={translate('shell.menu.automation')}
        subtitle={translate('automation.subtitle')}
        actions={rules?.length !== 0 && createButton}
      />
      <div className={styles.page}>
        {isPending && <Skeleton height={240} />}
        {error && rules === null && (
          <ErrorState
            title={translate('automation.failed')}
            error={toAppError(error)}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {error && rules && (
          <ReadNotice
            tone="waiting"
            title={translate('automation.stale')}
            error={error}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
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
          <ul ref={list} tabIndex={-1} aria-label={translate('shell.menu.automation')} className={styles.rules}>
            {rules.map((rule) => (
              <RuleItem key={rule._id} widget={rule} />
            ))}
          </ul>
        )}
      </div>
      {isChoosing && (
        <ChooseDialog
          title={translate('automation.create')}
          choices={Object.keys(templates).map((key) => ({
            key,
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
