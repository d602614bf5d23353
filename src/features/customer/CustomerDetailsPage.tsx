import '../../../i18n/en/areas/customerPage';
import { useTranslate } from 'ra-core';
import { type ReactNode, Suspense, useId } from 'react';
import { Link, useParams } from 'react-router';
import { customers } from '../../../resources/customers';
import { useEntityLabels } from '../../engine/entity/entityLabels';
import { toRecordPath } from '../../engine/entity/recordLink';
import { ReadNotice } from '../../engine/errors/ReadNotice';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { usePrograms } from '../../engine/shop/programs';
import { RecordSlots } from '../../engine/slots/RecordSlots';
import { formatMoney } from '../../lib/format/formatMoney';
import { formatPoints } from '../../lib/format/formatPoints';
import { getMoneyPerPoint } from '../../lib/format/pointsValue';
import { buildReferralLink } from '../../lib/url/buildLinks';
import { CopyButton } from '../../ui/buttons/CopyButton';
import { classes } from '../../ui/classes';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Spinner } from '../../ui/icons/Spinner';
import { Card } from '../../ui/layout/Card';
import cardStyles from '../../ui/layout/Card.module.css';
import columnStyles from '../../ui/layout/columns.module.css';
import { lazyPart } from '../../ui/lazy/lazyPart';
import textStyles from '../../ui/text/text.module.css';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { BirthdayList } from './birthdays/BirthdayList';
import statisticsStyles from './CustomerDetailsPage.module.css';
import { CustomerFrame, tabs } from './CustomerFrame';
import styles from './cards.module.css';
import { type Customer, findCustomerProgram } from './customer';
import { CustomerDetailsCard, useCustomerStats } from './details/CustomerDetailsCard';

const Activity = lazyPart(() => import('./activity/Activity'));

/** Details tab of a customer: balance and statistics in one strip, then activity beside profile, referral link, and birthdays. */
export default function CustomerDetailsPage() {
  const { id = '' } = useParams();
  // Requested together with the customer, whose ID is known before.
  useCustomerStats(id);
  return (
    <CustomerFrame tab="details">
      {({ customer }) => (
        <div className={columnStyles.stack}>
          <div className={classes(cardStyles.sheet, styles.strip)}>
            <Balance customer={customer} />
            <Statistics customer={customer} />
          </div>
          <div className={styles.columns}>
            <div className={columnStyles.stack}>
              <Suspense fallback={<Spinner label />}>
                <Activity customer={customer} />
              </Suspense>
            </div>
            <div className={columnStyles.stack}>
              <CustomerDetailsCard customer={customer} />
              <ReferralLink customer={customer} />
              <BirthdaysSummary customer={customer} />
              <RecordSlots entity={customers.name} place="panel" />
            </div>
          </div>
        </div>
      )}
    </CustomerFrame>
  );
}

/** A part of the strip. What it shows names itself. */
function StripPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <VisuallyHidden>
        <h2 id={id}>{title}</h2>
      </VisuallyHidden>
      {children}
    </section>
  );
}

/** Referral link: the store's website with the customer's referral code. */
function ReferralLink({ customer: { referralCode } }: { customer: Customer }) {
  const translate = useTranslate();
  const { website } = useCurrentSite();
  const link = buildReferralLink(website, referralCode);
  return (
    <Card title={translate('customerPage.referral.title')}>
      {link === null ? (
        <p className={textStyles.second}>
          {translate(referralCode?.trim() ? 'customerPage.referral.noWebsite' : 'customerPage.referral.noCode')}
        </p>
      ) : (
        <>
          <p className={statisticsStyles.link}>{link}</p>
          <p className={textStyles.hint}>{translate('customerPage.referral.text')}</p>
          <div>
            <CopyButton value={link} label={translate('customerPage.referral.copy')} />
          </div>
        </>
      )}
    </Card>
  );
}

/** Points balance, and its value in money if the program defines a rate. */
function Balance({ customer }: { customer: Customer }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const { data: stats } = useCustomerStats(customer._id);
  const balance = customer.totalPoints ?? stats?.pointsBalance ?? null;
  return (
    <StripPart title={translate('customerPage.balance.title')}>
      <p className={statisticsStyles.balance}>
        {translate('ui.points', {
          points: formatPoints(balance, locale),
          smart_count: Math.abs(balance ?? 0),
        })}
      </p>
      {balance !== null && balance > 0 && <MonetaryValue customer={customer} balance={balance} />}
    </StripPart>
  );
}

function MonetaryValue({ customer, balance }: { customer: Customer; balance: number }) {
  const translate = useTranslate();
  const { currency, locale } = useCurrentSite();
  const { programs, nameOf } = usePrograms();
  const program = findCustomerProgram(customer, programs);
  const rate = getMoneyPerPoint(program?.rewards);
  if (!program || rate === null) return null;
  return (
    <div>
      <p className={textStyles.second}>
        {translate('customerPage.balance.worth', { money: formatMoney(balance * rate, currency, locale) })}
      </p>
      <p className={textStyles.hint}>{translate('customerPage.balance.worthHelp', { program: nameOf(program._id) })}</p>
    </div>
  );
}

/** Statistics of a customer. Figures link to the matching list if there is one. */
function Statistics({ customer }: { customer: Customer }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const labels = useEntityLabels(customers);
  const { data: stats, isPending, error, isFetching, refetch } = useCustomerStats(customer._id);
  const getListUrl = (list: string, filters = {}) =>
    `/${list}?${new URLSearchParams({ customerId: customer._id, ...filters })}`;
  const figures = [
    { label: translate('customerPage.stats.earned'), value: stats?.pointsEarned },
    { label: translate('customerPage.stats.spent'), value: stats?.pointsSpent },
    {
      label: labels.field('totalVouchers'),
      value: customer.totalVouchers,
      to: getListUrl('rewards', { status: 'approved', type: 'coupon_code' }),
    },
    { label: labels.field('totalOrders'), value: stats?.orders?.count ?? customer.totalOrders },
    {
      label: labels.field('totalReviews'),
      value: stats?.reviews?.count ?? customer.totalReviews,
      to: getListUrl('product-reviews'),
    },
    { label: labels.field('totalFaq'), value: stats?.faq?.count ?? customer.totalFaq, to: getListUrl('faq') },
    { label: labels.field('totalReferrals'), value: customer.totalReferrals },
  ];
  const renderValue = (value: number | null | undefined): ReactNode =>
    value === undefined && isPending ? <Skeleton width={40} height={20} /> : formatPoints(value, locale);

  return (
    <StripPart title={translate('customerPage.stats.title')}>
      {error && (
        <ReadNotice
          tone="danger"
          title={translate('customerPage.stats.failed')}
          read={{ error, isFetching, refetch }}
        />
      )}
      <dl aria-busy={isPending} className={statisticsStyles.figures}>
        {figures.map(({ label, value, to }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{to && value ? <Link to={to}>{renderValue(value)}</Link> : renderValue(value)}</dd>
          </div>
        ))}
      </dl>
    </StripPart>
  );
}

/** Read-only list of birthdays and events, with a link to edit them. */
function BirthdaysSummary({ customer: { _id } }: { customer: Customer }) {
  const translate = useTranslate();
  return (
    <Card
      title={translate('customerPage.birthdays.title')}
      action={
        tabs.some(({ name }) => name === 'settings') && (
          <Link to={`${toRecordPath(customers, _id)}/settings`}>{translate('customerPage.birthdays.manage')}</Link>
        )
      }
    >
      <BirthdayList customerId={_id} />
    </Card>
  );
}
