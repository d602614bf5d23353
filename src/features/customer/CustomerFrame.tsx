import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { customers } from '../../../resources/customers';
import { displayName } from '../../../resources/displayName';
import { getExtension } from '../../defineConsole';
import { useSaveDraft } from '../../engine/drafts/draftStore';
import { useEntityLabels } from '../../engine/entity/entityLabels';
import { toRecordPath } from '../../engine/entity/recordLink';
import { RecordFrame, type RecordFrameTools, type RecordMissing } from '../../engine/panel/RecordFrame';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { toDay } from '../../lib/format/day';
import { formatDay } from '../../lib/format/formatDay';
import { buildMailto } from '../../lib/url/buildLinks';
import { arrangeTabs } from '../../slots/arrangeTabs';
import { CardSkeleton } from '../../ui/feedback/CardSkeleton';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Avatar } from '../../ui/images/Avatar';
import { ButtonLink } from '../../ui/navigation/ButtonLink';
import { ExternalLink } from '../../ui/navigation/ExternalLink';
import { TabBar } from '../../ui/navigation/TabBar';
import textStyles from '../../ui/text/text.module.css';
import styles from './CustomerFrame.module.css';
import cardsStyles from './cards.module.css';
import { type Customer, toCustomer } from './customer';
import { getProfileDraftName } from './settings/useProfileEditor';

/** Arguments of the tab's render function. */
export interface CustomerTabProps extends RecordFrameTools {
  record: ConsoleRecord;
  customer: Customer;
}

/** Tabs of the page, in order. */
export const tabs = arrangeTabs(
  ['details', 'settings'],
  getExtension().extend[customers.name]?.tabs ?? [],
  (name) => `customerPage.tabs.${name}`,
);

interface CustomerFrameProps {
  /** Last segment of the tab's URL; `'details'` has none. */
  tab: string;
  children: (props: CustomerTabProps) => ReactNode;
}

/** Layout of a customer page: title, actions, and tabs around the tab that the URL names. */
export function CustomerFrame({ tab, children }: CustomerFrameProps) {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const saveDraft = useSaveDraft();
  return (
    <RecordFrame
      entity={customers}
      id={id}
      title={(record) => <CustomerTitle customer={toCustomer(record)} />}
      subtitle={(record, isGoing) =>
        isGoing ? translate('customerPage.going') : <CustomerSubtitle customer={toCustomer(record)} />
      }
      tabs={<CustomerTabs id={id} tab={tab} />}
      renderMissing={(missing) => <CustomerMissing {...missing} />}
      onDeleted={() => saveDraft(getProfileDraftName(id), '')}
    >
      {(record, tools) => children({ record, customer: toCustomer(record), ...tools })}
    </RecordFrame>
  );
}

function CustomerTabs({ id, tab }: { id: string; tab: string }) {
  const translate = useTranslate();
  const pageUrl = toRecordPath(customers, id);
  return (
    <div className={styles.tabs}>
      <TabBar
        label={translate('customerPage.tabs.label')}
        tabs={tabs.map(({ name, label }) => ({
          key: name,
          label: translate(label),
          to: name === 'details' ? pageUrl : `${pageUrl}/${name}`,
          current: tab === name,
        }))}
      />
    </div>
  );
}

/** Avatar and name. */
function CustomerTitle({ customer }: { customer: Customer }) {
  const labels = useEntityLabels(customers);
  const name = displayName(customer);
  return (
    <span className={styles.title}>
      <Avatar name={name} src={customer.profilePhotoUrl} />
      <bdi className={textStyles.breakable}>{name ?? labels.title(customer)}</bdi>
    </span>
  );
}

/** Email link and customer-since date. */
function CustomerSubtitle({ customer: { emailAddress, createdAt } }: { customer: Customer }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  return (
    <span className={styles.subtitle}>
      {emailAddress && <ExternalLink href={buildMailto({ to: emailAddress })}>{emailAddress}</ExternalLink>}
      {createdAt && (
        <span>{translate('customerPage.since', { day: formatDay(toDay(new Date(createdAt)), locale) })}</span>
      )}
    </span>
  );
}

/** Placeholder while the customer loads, is missing, or failed to load. */
function CustomerMissing({ isPending, error, onRetry }: RecordMissing) {
  const translate = useTranslate();
  if (isPending) {
    return (
      <div className={cardsStyles.columns}>
        <CardSkeleton height={120} />
        <CardSkeleton height={180} />
      </div>
    );
  }
  if (error) return <ErrorState title={translate('customerPage.failed')} error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      title={translate('customerPage.gone.title')}
      text={translate('customerPage.gone.text')}
      action={<ButtonLink to={`/${customers.name}`}>{translate('customerPage.gone.list')}</ButtonLink>}
    />
  );
}
