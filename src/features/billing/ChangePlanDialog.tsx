import { useDataProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import type { BillingCalls, CurrentPlan, Plan, Usage } from '../../../dataProvider/methods/billing';
import { withUncertainty } from '../../../dataProvider/uncertainty';
import { useErrorCause } from '../../engine/errors/errorCause';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { formatDay } from '../../lib/format/formatDay';
import { formatMoney } from '../../lib/format/formatMoney';
import { formatPoints } from '../../lib/format/formatPoints';
import { sanitizeUrl } from '../../lib/url/sanitizeUrl';
import { Banner } from '../../ui/feedback/Banner';
import flowStyles from '../../ui/layout/flow.module.css';
import { Modal } from '../../ui/overlays/Modal';
import textStyles from '../../ui/text/text.module.css';
import styles from './billing.module.css';
import { getUsageLevel, useMetricName } from './PlanCards';
import { getPriceDifference, usePrice } from './usePrice';

interface ChangePlanDialogProps {
  plan: Plan;
  current: CurrentPlan | null;
  /** What the store uses now. */
  usage: readonly Usage[];
  onClose: () => void;
  /** Called if the plan was changed, or has to be confirmed. */
  onDone: (outcome: Extract<PlanChangeOutcome, { kind: 'confirm' | 'changed' }>) => void;
}

/** Dialog with the price change of another plan, and what it allows less than the store uses, which requests it. */
export default function ChangePlanDialog({ plan, current, usage, onClose, onDone }: ChangePlanDialogProps) {
  const translate = useTranslate();
  const getErrorCause = useErrorCause();
  const formatPrice = usePrice();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
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
    setErrorMessage(translate(messageKey, { reason: getErrorCause(outcome.error) }));
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
      <ExceededLimits plan={plan} usage={usage} />
      <p className={textStyles.medium}>{getChangeText()}</p>
      {current?.renewsAt && <p>{translate('billing.change.period', { date: formatDay(current.renewsAt, locale) })}</p>}
      <p className={textStyles.second}>{translate('billing.change.text')}</p>
    </Modal>
  );
}

/** Warns of limits of a plan that the store already exceeds, with what stops then. Renders nothing if there are none. */
function ExceededLimits({ plan, usage }: Pick<ChangePlanDialogProps, 'plan' | 'usage'>) {
  const translate = useTranslate();
  const getMetricName = useMetricName();
  const { locale } = useCurrentSite();
  const exceeded = usage.flatMap(({ metric, used, atLimit }) => {
    const limit = plan.limits?.find((item) => item.metric === metric)?.limit ?? null;
    return getUsageLevel({ used, limit }) === 'exceeded' ? [{ metric, used, limit, atLimit }] : [];
  });
  if (exceeded.length === 0) return null;
  return (
    <Banner tone="waiting" title={translate('billing.change.exceeds', { plan: plan.name })}>
      <ul className={flowStyles.stack3}>
        {exceeded.map(({ metric, used, limit, atLimit }) => (
          <li key={metric}>
            {translate('ui.fieldText', {
              field: getMetricName(metric),
              text: translate('billing.usage.of', {
                used: formatPoints(used, locale),
                limit: formatPoints(limit, locale),
              }),
            })}
            <p className={textStyles.note}>
              <bdi>{atLimit ?? translate('billing.usage.atLimitUnknown')}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** Outcome of a request for another plan. */
type PlanChangeOutcome =
  /** The merchant has to confirm on this page. */
  | { kind: 'confirm'; url: string; host: string }
  /** The plan has changed without a confirmation. */
  | { kind: 'changed' }
  /** The server returned no page, or one that must not be opened. The plan is unchanged. */
  | { kind: 'noPage' }
  | { kind: 'failed'; error: AppError };

/** Requests another plan. If the response is lost or has no page, the plan is read back. Never throws. */
async function changePlan(
  { requestPlan, load }: Pick<BillingCalls, 'requestPlan' | 'load'>,
  planName: string,
): Promise<PlanChangeOutcome> {
  const isChanged = async () => (await load())?.plan?.name === planName;
  let answer: string | null;
  try {
    answer = await requestPlan(planName);
  } catch (thrown) {
    const error = toAppError(thrown);
    // An API may refuse the plan that the store has.
    const isRead = error.uncertain || error.kind === 'conflict';
    return isRead && (await isChanged().catch(() => false)) ? { kind: 'changed' } : { kind: 'failed', error };
  }
  const page = parseConfirmationUrl(answer);
  if (page !== null) return { kind: 'confirm', ...page };
  try {
    return answer === null && (await isChanged()) ? { kind: 'changed' } : { kind: 'noPage' };
  } catch (thrown) {
    return { kind: 'failed', error: withUncertainty(toAppError(thrown)) };
  }
}

function parseConfirmationUrl(raw: string | null): { url: string; host: string } | null {
  const url = sanitizeUrl(raw);
  return url !== null && /^https?:/.test(url) ? { url, host: new URL(url).host } : null;
}
