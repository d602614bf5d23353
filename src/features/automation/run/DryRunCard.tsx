import '../../../../i18n/en/areas/ask';
import { useDataProvider, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { type AppError, toAppError } from '../../../../dataProvider/errors';
import { getServerTime } from '../../../../dataProvider/http/serverClock';
import { isDeepEqual } from '../../../../dataProvider/writes/mergeEdits';
import type { Widget } from '../../../../resources/widgets';
import { ReadNotice } from '../../../engine/errors/ReadNotice';
import { useWriteHistory } from '../../../engine/records/EngineContext';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useClickLimits } from '../../../engine/shop/useClickLimits';
import { formatPoints } from '../../../lib/format/formatPoints';
import { getOwn } from '../../../lib/getOwn';
import { Button } from '../../../ui/buttons/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { useNumberConfirmation } from '../../../ui/inputs/useNumberConfirmation';
import { Card } from '../../../ui/layout/Card';
import flowStyles from '../../../ui/layout/flow.module.css';
import { Modal } from '../../../ui/overlays/Modal';
import textStyles from '../../../ui/text/text.module.css';
import styles from '../automation.module.css';
import { computeCost, isAddition, type RuleAction } from '../rule/actions';
import type { RuleIssue } from '../rule/findIssues';
import { type Rule, toNumber } from '../rule/rule';
import { getTrigger } from '../rule/triggers';
import { useRuleText } from '../useRuleText';
import { type Evaluation, findMatches } from './findMatches';
import { MatchTable } from './MatchTable';
import { type RuleMemory, toMemory } from './memory';
import { LeftHidden, RunFigures, useCostText } from './RunFigures';
import { useStartRun } from './useStartRun';

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
  const { describeTrigger } = useRuleText();
  const { state, check, cancel } = useDryRun();
  const [confirming, setConfirming] = useState<Evaluation | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const isChecking = state.kind === 'checking';
  const memory = toMemory(widget.data);
  // A run, its undo, and a decision about an interrupted one change which records still match.
  const isDone = state.kind === 'done' && isDeepEqual(state.handled, memory.handled);
  const isOutdated = isDone && !isDeepEqual(state.evaluation.rule, rule);
  const tryCheck = async () => {
    setIncomplete(issues.length > 0);
    if (issues.length === 0) return check(rule, memory);
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
        <div className={flowStyles.controls}>
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
      <p className={textStyles.second}>{getScopeText()}</p>
      {obstacle !== null && (
        <p id="run-obstacle" className={textStyles.second}>
          {translate(`automation.run.${obstacle}`)}
        </p>
      )}
      {isIncomplete && issues.length > 0 && <Banner tone="danger">{translate('automation.run.incomplete')}</Banner>}
      <div role="status" className={styles.status}>
        {isChecking && translate('automation.run.checking', { count: formatPoints(state.read, locale) })}
        {isDone && !isOutdated && <RunFigures evaluation={state.evaluation} />}
      </div>
      {state.kind === 'failed' && (
        <ReadNotice
          tone="danger"
          title={translate('automation.run.checkFailed')}
          read={{ error: state.error, refetch: tryCheck }}
        />
      )}
      {isOutdated && <Banner tone="waiting">{translate('automation.run.outdated')}</Banner>}
      {isDone && !isOutdated && <MatchTable evaluation={state.evaluation} />}
      {confirming && <RunDialog widget={widget} evaluation={confirming} onClose={() => setConfirming(null)} />}
    </Card>
  );

  /** Describes the records to check: by the rule's number of days, or the events of a fixed period. */
  function getScopeText(): string {
    const trigger = getTrigger(rule);
    if (!trigger?.settings.includes('days')) return translate('automation.run.text');
    const key = trigger.needsInactivity ? 'automation.run.textNow' : 'automation.run.textDays';
    return translate(key, { trigger: describeTrigger(rule) });
  }

  /** Why the rule can't be run; null if it can. */
  function getObstacle(): 'isOff' | 'isUnsaved' | null {
    if (isChanged) return 'isUnsaved';
    return widget.isEnabled === true ? null : 'isOff';
  }
}

type DryRunState =
  | { kind: 'idle' }
  | { kind: 'checking'; read: number }
  | { kind: 'done'; evaluation: Evaluation; handled: RuleMemory['handled'] }
  | { kind: 'failed'; error: AppError };

interface DryRun {
  state: DryRunState;
  /** Finds the matches. Returns null if that failed or was canceled. */
  check: (rule: Rule, memory: RuleMemory) => Promise<Evaluation | null>;
  cancel: () => void;
}

/** Finds what a rule matches, without changing anything. A later check replaces an earlier one. */
function useDryRun(): DryRun {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const history = useWriteHistory();
  const [state, setState] = useState<DryRunState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const check = async (rule: Rule, { handled }: RuleMemory) => {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const show = (next: DryRunState) => {
      if (!abort.signal.aborted) setState(next);
    };
    show({ kind: 'checking', read: 0 });
    try {
      const evaluation = await findMatches(rule, {
        reader: dataProvider,
        handled: new Set(handled),
        hidden: (await (await history.open()).hidden.list()).entries,
        now: getServerTime(),
        signal: abort.signal,
        onProgress: (read) => show({ kind: 'checking', read }),
      });
      show(evaluation ? { kind: 'done', evaluation, handled } : { kind: 'idle' });
      return abort.signal.aborted ? null : evaluation;
    } catch (thrown) {
      show({ kind: 'failed', error: toAppError(thrown) });
      return null;
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState({ kind: 'idle' });
  };
  return { state, check, cancel };
}

interface RunDialogProps {
  widget: Widget;
  /** Just made. */
  evaluation: Evaluation;
  onClose: () => void;
}

/** Confirms a run. Points above the store's limit have to be typed, as in the dialog that adds points. */
function RunDialog({ widget, evaluation, onClose }: RunDialogProps) {
  const translate = useTranslate();
  const { locale, siteName } = useCurrentSite();
  const limits = useClickLimits();
  const { getName, describeAction } = useRuleText();
  const costText = useCostText();
  const startRun = useStartRun();
  const { rule, action } = evaluation;
  // The oldest first: they leave the period first.
  const matches = evaluation.matches.slice(-toNumber(rule.limit)).toReversed();
  const remaining = evaluation.matches.length - matches.length;
  const records = matches.map(({ record }) => record);
  const { undone } = toMemory(widget.data);
  const undoneCount = records.filter(({ id }) => getOwn(undone, id)).length;
  const { points } = computeCost(rule, action, records);
  const confirmation = useNumberConfirmation(points > limits.points ? points : null);
  const name = getName(rule);
  if (records.length === 0) {
    return (
      <Modal
        title={translate('automation.run.confirm', { name })}
        onCancel={onClose}
        cancelLabel={translate('ui.close')}
      >
        <p>{translate('automation.run.noMatches')}</p>
        <LeftHidden evaluation={evaluation} />
      </Modal>
    );
  }
  return (
    <Modal
      title={translate('automation.run.confirm', { name })}
      onCancel={onClose}
      onSubmit={() => {
        onClose();
        startRun(widget, evaluation, records);
      }}
      submitLabel={translate('automation.run.run')}
      submitDisabled={!confirmation.isConfirmed}
    >
      <p>{describeAction(rule, true)}</p>
      {action.setting === 'text' && <p>{translate('automation.fields.textHelp')}</p>}
      <dl className={styles.figures}>
        <div>
          <dt>{translate('automation.run.records')}</dt>
          <dd>{formatPoints(records.length, locale)}</dd>
        </div>
        <div>
          <dt>{translate('automation.run.figures.cost')}</dt>
          <dd>{costText(evaluation, matches)}</dd>
        </div>
      </dl>
      <LeftHidden evaluation={evaluation} />
      <p>{translate(getEffect(action), { site: siteName })}</p>
      {undoneCount > 0 && (
        <p>{translate('automation.run.undoneBefore', { count: formatPoints(undoneCount, locale) })}</p>
      )}
      {remaining > 0 && <p>{translate('automation.run.limited', { count: formatPoints(remaining, locale) })}</p>}
      {confirmation.field && (
        <>
          <Banner tone="waiting">
            {translate('automation.run.aboveLimit', { limit: formatPoints(limits.points, locale) })}
          </Banner>
          {confirmation.field}
        </>
      )}
    </Modal>
  );
}

/** The message about whether a run can be undone. */
function getEffect(action: RuleAction): string {
  if (action.named.action.call) return 'ask.callText';
  if (action.named.action.opposite) return 'automation.run.decided';
  if (action.setting === 'text') return 'automation.run.undoableText';
  return isAddition(action) && action.setting !== 'points' ? 'automation.run.final' : 'automation.run.undoable';
}
