import { useTranslate } from 'ra-core';
import type { CurrentPlan } from '../../../dataProvider/methods/billing';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { formatDay } from '../../lib/format/day';
import { EMPTY_PLACEHOLDER } from '../../lib/format/EMPTY_PLACEHOLDER';
import { Card } from '../../ui/layout/Card';
import { ButtonLink } from '../../ui/navigation/ButtonLink';
import textStyles from '../../ui/text/text.module.css';
import styles from './billing.module.css';
import { usePrice } from './usePrice';

/**
 * Plan of the store with price and renewal.
 * @param plan null if the server doesn't report it; the name is then the one in the settings
 */
export function PlanCard({ plan }: { plan: CurrentPlan | null }) {
  const translate = useTranslate();
  const formatPrice = usePrice();
  const { settings, locale } = useCurrentSite();
  const name = (plan?.name ?? settings.planName)?.trim() || EMPTY_PLACEHOLDER;
  return (
    <Card title={translate('billing.plan.title')}>
      <div className={styles.plan}>
        <p className={styles.planName}>
          <bdi>{name}</bdi>
        </p>
        {plan && plan.price !== null && <p className={styles.number}>{formatPrice(plan)}</p>}
      </div>
      {plan?.renewsAt && <p>{translate('billing.plan.renews', { date: formatDay(plan.renewsAt, locale) })}</p>}
      <p className={textStyles.second}>{translate('billing.plan.cancel')}</p>
      <p>
        <ButtonLink size="small" to="/contact">
          {translate('billing.plan.contact')}
        </ButtonLink>
      </p>
    </Card>
  );
}
