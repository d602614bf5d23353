import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Suspense, useRef, useState } from 'react';
import type { Billing, Plan } from '../../../dataProvider/methods/billing';
import { Banner } from '../../ui/feedback/Banner';
import { Spinner } from '../../ui/icons/Spinner';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { ExternalLink } from '../../ui/navigation/ExternalLink';
import { useToast } from '../../ui/toasts/toastContext';
import styles from './billing.module.css';
import { InvoicesCard } from './InvoicesCard';
import { PlanCard } from './PlanCard';
import { PlansCard } from './PlansCard';
import { UsageCard } from './UsageCard';
import { UsageWarning } from './UsageWarning';

const ChangePlanDialog = lazyPart(() => import('./ChangePlanDialog'));

/** Page on which a requested plan has to be confirmed. */
interface Confirmation {
  plan: string;
  url: string;
  host: string;
}

/** The parts of the billing that the server reports. */
export function BillingDetails({ billing: { plan, usage, plans, invoices } }: { billing: Billing }) {
  const translate = useTranslate();
  const toast = useToast();
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
            onClose={() => setChosen(null)}
            onDone={(outcome) => {
              setChosen(null);
              if (outcome.kind === 'confirm') {
                setConfirmation({ plan: chosen.name, ...outcome });
                toast({ tone: 'info', text: translate('billing.confirm.title', { plan: chosen.name }) });
              } else toast({ tone: 'done', text: translate('billing.change.done', { plan: chosen.name }) });
              void queryClient.invalidateQueries({ queryKey: ['billing'] });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
