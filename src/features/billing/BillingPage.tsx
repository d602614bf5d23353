import { ReadFailure } from '../../engine/errors/ReadNotice';
import '../../../i18n/en/areas/billing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { Suspense, useRef, useState } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { Billing, CurrentPlan, Invoice, Plan, Usage } from '../../../dataProvider/methods/billing';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { EMPTY_PLACEHOLDER } from '../../lib/format/EMPTY_PLACEHOLDER';
import { formatDay } from '../../lib/format/formatDay';
import { formatMoney } from '../../lib/format/formatMoney';
import { formatPoints } from '../../lib/format/formatPoints';
import { StatusBadge } from '../../ui/badges/StatusBadge';
import { Button } from '../../ui/buttons/Button';
import { Banner } from '../../ui/feedback/Banner';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Spinner } from '../../ui/icons/Spinner';
import { Card } from '../../ui/layout/Card';
import cardStyles from '../../ui/layout/Card.module.css';
import columnStyles from '../../ui/layout/columns.module.css';
import { PageHeader } from '../../ui/layout/PageHeader';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { ExternalLink } from '../../ui/navigation/ExternalLink';
import textStyles from '../../ui/text/text.module.css';
import { useListText } from '../../ui/text/useListText';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import styles from './billing.module.css';
import { getUsageLevel, PlanCard, UsageCard, useMetricName } from './PlanCards';
import { usePrice } from './usePrice';

/** Plan, usage, and invoices of the store. Without the optional call: the plan name of the settings alone. */
export default function BillingPage() {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const query = useQuery({
    queryKey: ['billing'],
    queryFn: async ({ signal }) => (await dataProvider.billingCalls()).load(signal),
  });
  const { data, error, isPending } = query;
  return (
    <>
      <PageHeader title={translate('pages.billing.title')} subtitle={translate('billing.subtitle')} />
      <div className={columnStyles.form}>
        {isPending && (
          <div aria-busy="true" className={cardStyles.sheet}>
            <VisuallyHidden>{translate('billing.loading')}</VisuallyHidden>
            <Skeleton width={160} height={20} />
            <Skeleton width={240} />
            <Skeleton height={80} />
          </div>
        )}
        {error && data === undefined && (
          <>
            <ReadFailure title={translate('billing.failed')} read={query} />
            <PlanCard plan={null} />
          </>
        )}
        {data === null && (
          <>
            <PlanCard plan={null} />
            <Banner tone="info">{translate('billing.missing')}</Banner>
          </>
        )}
        {data && <BillingDetails billing={data} />}
      </div>
    </>
  );
}

const ChangePlanDialog = lazyPart(() => import('./ChangePlanDialog'));

/** Page on which a requested plan has to be confirmed. */
interface Confirmation {
  plan: string;
  url: string;
  host: string;
}

/** The parts of the billing that the server reports. */
function BillingDetails({ billing: { plan, usage, plans, invoices } }: { billing: Billing }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<Plan | null>(null);
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const notice = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={notice} role="status" tabIndex={-1} className={styles.notice}>
        {confirmation && confirmation.plan !== plan?.name && (
          <Banner
            tone="waiting"
            title={translate('billing.confirm.title', { plan: confirmation.plan })}
            action={
              <ExternalLink href={confirmation.url}>
                {translate('billing.confirm.open', { host: confirmation.host })}
              </ExternalLink>
            }
          >
            {translate('billing.confirm.text')}
          </Banner>
        )}
      </div>
      {usage && <UsageWarning usage={usage} />}
      <PlanCard plan={plan} />
      {usage && <UsageCard usage={usage} plan={plan} />}
      {plans && <PlansCard plans={plans} current={plan} onChoose={setChosen} />}
      {invoices && <InvoicesCard invoices={invoices} />}
      {chosen && (
        <Suspense fallback={<Spinner label />}>
          <ChangePlanDialog
            plan={chosen}
            current={plan}
            usage={usage ?? []}
            onClose={() => setChosen(null)}
            onDone={(outcome) => {
              setChosen(null);
              if (outcome.kind === 'confirm') {
                setConfirmation({ plan: chosen.name, ...outcome });
                notify(translate('billing.confirm.title', { plan: chosen.name }));
              } else notify(translate('billing.change.done', { plan: chosen.name }), { type: 'success' });
              void queryClient.invalidateQueries({ queryKey: ['billing'] });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Warning about metrics above 80 % of their limit, at it, or above it. Renders nothing if there are none. */
function UsageWarning({ usage }: { usage: readonly Usage[] }) {
  const translate = useTranslate();
  const getMetricName = useMetricName();
  const formatList = useListText();
  const getNames = (level: 'near' | 'reached' | 'exceeded') =>
    usage.filter((item) => getUsageLevel(item) === level).map(({ metric }) => getMetricName(metric));
  const [exceeded, reached, near] = [getNames('exceeded'), getNames('reached'), getNames('near')];
  return (
    <>
      {exceeded.length > 0 && (
        <Banner tone="danger" title={translate('billing.warning.exceeded', { metrics: formatList(exceeded) })}>
          {translate('billing.warning.reachedText')}
        </Banner>
      )}
      {reached.length > 0 && (
        <Banner tone="waiting" title={translate('billing.warning.reached', { metrics: formatList(reached) })}>
          {translate('billing.warning.reachedText')}
        </Banner>
      )}
      {near.length > 0 && (
        <Banner tone="waiting" title={translate('billing.warning.near', { metrics: formatList(near) })}>
          {translate('billing.warning.nearText')}
        </Banner>
      )}
    </>
  );
}

/** Invoices, newest first. */
function InvoicesCard({ invoices }: { invoices: readonly Invoice[] }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  return (
    <Card title={translate('billing.invoices.title')}>
      {invoices.length === 0 ? (
        <p className={textStyles.second}>{translate('billing.empty')}</p>
      ) : (
        <table className={styles.table} aria-label={translate('billing.invoices.title')}>
          <thead>
            <tr>
              <th scope="col">{translate('billing.invoices.date')}</th>
              <th scope="col">{translate('billing.invoices.total')}</th>
              <th scope="col">
                <VisuallyHidden>{translate('billing.invoices.document')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {invoices.map(({ _id, date, total, currency, url }) => {
              const day = date === null ? EMPTY_PLACEHOLDER : formatDay(date, locale);
              return (
                <tr key={_id}>
                  <td>{day}</td>
                  <td className={styles.number}>{formatMoney(total, currency, locale)}</td>
                  <td>
                    {url !== null && (
                      <ExternalLink href={url}>
                        {translate('billing.invoices.open')}
                        <VisuallyHidden> {day}</VisuallyHidden>
                      </ExternalLink>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </Card>
  );
}

interface PlansCardProps {
  plans: readonly Plan[];
  current: CurrentPlan | null;
  onChoose: (plan: Plan) => void;
}

/** Comparison of the plans by price and limits. */
function PlansCard({ plans, current, onChoose }: PlansCardProps) {
  const translate = useTranslate();
  const formatPrice = usePrice();
  const getMetricName = useMetricName();
  const { locale } = useCurrentSite();
  return (
    <Card title={translate('billing.plans.title')}>
      {plans.length === 0 && <p className={textStyles.second}>{translate('billing.empty')}</p>}
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <li key={plan.name} className={styles.offer}>
            <h3>
              <bdi>{plan.name}</bdi>
            </h3>
            <p className={styles.number}>{formatPrice(plan)}</p>
            <dl className={styles.limits}>
              {(plan.limits ?? []).map(({ metric, limit }) => (
                <div key={metric}>
                  <dt>
                    <bdi>{getMetricName(metric)}</bdi>
                  </dt>
                  <dd>{limit === null ? translate('billing.plans.noLimit') : formatPoints(limit, locale)}</dd>
                </div>
              ))}
            </dl>
            <div className={styles.choose}>
              {plan.name === current?.name ? (
                <StatusBadge tone="done">{translate('billing.plans.current')}</StatusBadge>
              ) : (
                <Button
                  size="small"
                  aria-label={translate('billing.plans.chooseNamed', { plan: plan.name })}
                  onClick={() => onChoose(plan)}
                >
                  {translate('billing.plans.choose')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
