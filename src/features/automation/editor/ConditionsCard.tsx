import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { Button } from '../../../ui/buttons/Button';
import { useFocusRestore } from '../../../ui/focus/useFocusRestore';
import { RadioList } from '../../../ui/form/RadioList';
import { Card } from '../../../ui/layout/Card';
import styles from '../automation.module.css';
import { getConditionFields } from '../rule/conditions';
import type { Condition } from '../rule/rule';
import { getTrigger } from '../rule/triggers';
import { ConditionRow } from './ConditionRow';
import { createCondition } from './createCondition';
import type { RulePartProps } from './ruleParts';

/** The conditions that a record must meet. */
export function ConditionsCard({ rule, change, errorOf }: RulePartProps) {
  const translate = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  // Removing a condition removes the button that has the focus.
  useFocusRestore(list);
  const entity = getTrigger(rule)?.entity;
  const { conditions, match } = rule;
  const [firstField] = Object.keys(getConditionFields(entity?.name ?? ''));
  const setConditions = (update: (now: readonly Condition[]) => Condition[], merge?: string) =>
    change(
      (now) => ({ ...now, conditions: update(now.conditions) }),
      merge === undefined ? {} : { merge: `condition ${merge}` },
    );
  return (
    <Card title={translate('automation.parts.conditions')}>
      <div className={styles.fields}>
        {conditions.length === 0 && <p className={styles.muted}>{translate('automation.noConditions')}</p>}
        {conditions.length > 1 && (
          <RadioList
            label={translate('automation.parts.match')}
            value={match}
            options={[
              { value: 'all', label: translate('automation.match.all') },
              { value: 'any', label: translate('automation.match.any') },
            ]}
            onChange={(value) => change((now) => ({ ...now, match: value }))}
          />
        )}
        {entity && conditions.length > 0 && (
          <ul
            ref={list}
            tabIndex={-1}
            aria-label={translate('automation.parts.conditions')}
            className={styles.conditions}
          >
            {conditions.map((condition, index) => (
              <ConditionRow
                // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no id, and are not reordered
                key={index}
                entity={entity}
                condition={condition}
                position={index + 1}
                error={errorOf(`condition.${index}`)}
                onChange={(next, merge) =>
                  setConditions(
                    (now) => now.map((other, at) => (at === index ? next : other)),
                    merge && `${merge} ${index}`,
                  )
                }
                onRemove={() => setConditions((now) => now.filter((_, at) => at !== index))}
              />
            ))}
          </ul>
        )}
        {entity && firstField !== undefined && (
          <div>
            <Button
              kind="dashed"
              icon="plus"
              onClick={() => setConditions((now) => [...now, createCondition(entity, firstField)])}
            >
              {translate('automation.addCondition')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
