import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { isDeepEqual } from '../../../../dataProvider/writes/mergeEdits';
import type { Widget } from '../../../../resources/widgets';
import { ReadNotice } from '../../../engine/errors/ReadNotice';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { Card } from '../../../ui/layout/Card';
import styles from '../automation.module.css';
import type { RuleIssue } from '../rule/findIssues';
import type { Rule } from '../rule/rule';
import type { Evaluation } from './findMatches';
import { MatchTable } from './MatchTable';
import { toMemory } from './memory';
import { RunDialog } from './RunDialog';
import { RunFigures } from './RunFigures';
import { useDryRun } from './useDryRun';

interface DryRunCardProps {
  widget: Widget;
  /** The rule with its unsaved changes. */
  rule: Rule;
  isChanged: boolean;
  issues: readonly RuleIssue[];
  /** Called if an incomplete rule is to be checked. */
  onIncomplete: () => void;
}

/** Shows which records a rule matches and what it would cost, and runs it. */
export function DryRunCard({ widget, rule, isChanged, issues, onIncomplete }: DryRunCardProps) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const { state, check, cancel } = useDryRun();
  const [confirming, setConfirming] = useState<Evaluation | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const isChecking = state.kind === 'checking';
  const tryCheck = async () => {
    setIncomplete(issues.length > 0);
    if (issues.length === 0) return check(rule, toMemory(widget.data));
    onIncomplete();
    return null;
  };
  const prepareRun = async () => {
    const evaluation = await tryCheck();
    if (evaluation) setConfirming(evaluation);
  };
  const obstacle = getObstacle();
  return (
    <Card
      title={translate('automation.run.title')}
      action={
        <div className={styles.actions}>
          {isChecking && <Button onClick={cancel}>{translate('ui.cancel')}</Button>}
          <Button busy={isChecking} onClick={() => void tryCheck()}>
            {translate('automation.run.check')}
          </Button>
          <Button
            kind="primary"
            disabled={obstacle !== null || isChecking}
            aria-describedby={obstacle === null ? undefined : 'run-obstacle'}
            onClick={() => void prepareRun()}
          >
            {translate('automation.run.run')}
          </Button>
        </div>
      }
    >
      <p className={styles.muted}>{translate('automation.run.text')}</p>
      {obstacle !== null && (
        <p id="run-obstacle" className={styles.muted}>
          {translate(`automation.run.${obstacle}`)}
        </p>
      )}
      {isIncomplete && issues.length > 0 && <Banner tone="danger">{translate('automation.run.incomplete')}</Banner>}
      <div role="status" className={styles.status}>
        {isChecking && translate('automation.run.checking', { count: formatPoints(state.read, locale) })}
        {state.kind === 'done' && <RunFigures evaluation={state.evaluation} />}
      </div>
      {state.kind === 'failed' && (
        <ReadNotice
          tone="danger"
          title={translate('automation.run.checkFailed')}
          error={state.error}
          busy={false}
          onRetry={() => void tryCheck()}
        />
      )}
      {state.kind === 'done' && (
        <>
          {!isDeepEqual(state.evaluation.rule, rule) && (
            <Banner tone="waiting">{translate('automation.run.outdated')}</Banner>
          )}
          <MatchTable evaluation={state.evaluation} />
        </>
      )}
      {confirming && <RunDialog widget={widget} evaluation={confirming} onClose={() => setConfirming(null)} />}
    </Card>
  );

  /** Why the rule can't be run; null if it can. */
  function getObstacle(): 'isOff' | 'isUnsaved' | null {
    if (isChanged) return 'isUnsaved';
    return widget.isEnabled === true ? null : 'isOff';
  }
}
