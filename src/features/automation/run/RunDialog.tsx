import { useTranslate } from 'ra-core';
import type { Widget } from '../../../../resources/widgets';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useClickLimits } from '../../../engine/shop/useClickLimits';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Banner } from '../../../ui/feedback/Banner';
import { useNumberConfirmation } from '../../../ui/inputs/useNumberConfirmation';
import { Modal } from '../../../ui/overlays/Modal';
import styles from '../automation.module.css';
import { computeCost } from '../rule/actions';
import { toNumber } from '../rule/rule';
import { useRuleText } from '../useRuleText';
import type { Evaluation } from './findMatches';
import { useCostText } from './RunFigures';
import { useStartRun } from './useStartRun';

interface RunDialogProps {
  widget: Widget;
  /** Just made. */
  evaluation: Evaluation;
  onClose: () => void;
}

/** Confirms a run. Points above the store's limit have to be typed, as in the dialog that adds points. */
export function RunDialog({ widget, evaluation, onClose }: RunDialogProps) {
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
      <p>{describeAction(rule)}</p>
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
      <p>
        {translate(action.setting === 'voucher' ? 'automation.run.final' : 'automation.run.undoable', {
          site: siteName,
        })}
      </p>
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
