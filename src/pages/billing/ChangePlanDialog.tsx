import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { CurrentPlan, Plan } from '../../../dataProvider/methods/billing';
import { useErrorReason } from '../../engine/errors/errorReason';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { useProvider } from '../../engine/shop/useProvider';
import { formatDay } from '../../lib/format/day';
import { formatMoney } from '../../lib/format/formatMoney';
import { Modal } from '../../ui/overlays/Modal';
import styles from './billing.module.css';
import { changePlan, type PlanChangeOutcome } from './changePlan';
import { getPriceDifference, usePrice } from './usePrice';

interface ChangePlanDialogProps {
  plan: Plan;
  current: CurrentPlan | null;
  onClose: () => void;
  /** Called if the plan was changed, or has to be confirmed. */
  onDone: (outcome: Extract<PlanChangeOutcome, { kind: 'confirm' | 'changed' }>) => void;
}

/** Dialog with the price change of another plan, which requests it. */
export default function ChangePlanDialog({ plan, current, onClose, onDone }: ChangePlanDialogProps) {
  const translate = useTranslate();
  const getErrorReason = useErrorReason();
  const formatPrice = usePrice();
  const dataProvider = useProvider();
  const { locale } = useCurrentSite();
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const difference = getPriceDifference(current, plan);

  const submit = async () => {
    setErrorMessage(null);
    const outcome = await changePlan(
      {
        requestPlan: async (name) => (await dataProvider.billingCalls()).requestPlan(name),
        load: async () => (await dataProvider.billingCalls()).load(),
      },
      plan.name,
    );
    if (outcome.kind === 'confirm' || outcome.kind === 'changed') return onDone(outcome);
    if (outcome.kind === 'noPage') return setErrorMessage(translate('billing.change.noPage'));
    const messageKey = outcome.error.uncertain ? 'billing.change.uncertain' : 'billing.change.failed';
    setErrorMessage(translate(messageKey, { reason: getErrorReason(outcome.error) }));
  };
  const getChangeText = () => {
    if (difference === null) return translate('billing.change.differenceUnknown');
    if (difference === 0) return translate('billing.change.same');
    const amount = formatMoney(Math.abs(difference), plan.currency, locale);
    const period = plan.interval
      ? translate(`billing.interval.${plan.interval}`, { _: plan.interval })
      : translate('billing.interval.none');
    return translate(difference > 0 ? 'billing.change.more' : 'billing.change.less', { amount, period });
  };
  return (
    <Modal
      title={translate('billing.change.title', { plan: plan.name })}
      onCancel={onClose}
      onSubmit={submit}
      submitLabel={translate('billing.change.submit')}
      error={errorMessage}
    >
      <ul className={styles.prices}>
        <li>
          <span>{translate('billing.change.now')}</span>
          <span>
            {current ? `${current.name ?? ''} ${formatPrice(current)}`.trim() : translate('billing.change.notKnown')}
          </span>
        </li>
        <li>
          <span>{translate('billing.change.afterwards')}</span>
          <span>
            {plan.name} {formatPrice(plan)}
          </span>
        </li>
      </ul>
      <p className={styles.strong}>{getChangeText()}</p>
      {current?.renewsAt && <p>{translate('billing.change.period', { date: formatDay(current.renewsAt, locale) })}</p>}
      <p className={styles.muted}>{translate('billing.change.text')}</p>
    </Modal>
  );
}
