import { RecordContextProvider, useTranslate } from 'ra-core';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { AppError } from '../../../dataProvider/errors';
import { customers } from '../../../resources/customers';
import { displayName } from '../../../resources/displayName';
import { getExtension } from '../../defineConsole';
import { RecordActions } from '../../engine/actions/RecordActions';
import { useActionController } from '../../engine/actions/useActionController';
import { useRecordActions, useRecordChanges } from '../../engine/actions/useRecordActions';
import { useSaveDraft } from '../../engine/drafts/useDraft';
import { useEntityLabels } from '../../engine/entity/entityLabels';
import { toRecordPath } from '../../engine/entity/recordLink';
import { getAvailableActions, type NamedAction } from '../../engine/records/actions';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import { useRecentRecord } from '../../engine/records/recentItems';
import type { RecordChange } from '../../engine/records/recordChange';
import { useRecord } from '../../engine/records/useRecord';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { ProgramsProvider } from '../../engine/shop/programs';
import { shouldIgnoreShortcut } from '../../engine/shortcuts/shouldIgnoreShortcut';
import { RecordSlots } from '../../engine/slots/RecordSlots';
import { formatDay, toDay } from '../../lib/format/day';
import { buildMailto } from '../../lib/url/buildLinks';
import { arrangeTabs } from '../../slots/arrangeTabs';
import { Banner } from '../../ui/feedback/Banner';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Avatar } from '../../ui/images/Avatar';
import cardStyles from '../../ui/layout/Card.module.css';
import { PageHeader } from '../../ui/layout/PageHeader';
import { BackButton } from '../../ui/navigation/BackButton';
import { ButtonLink } from '../../ui/navigation/ButtonLink';
import { ExternalLink } from '../../ui/navigation/ExternalLink';
import { TabBar } from '../../ui/navigation/TabBar';
import styles from './CustomerFrame.module.css';
import cardsStyles from './cards.module.css';
import { type Customer, toCustomer } from './customer';
import { getProfileDraftName } from './settings/useProfileEditor';

/** Arguments of the tab's render function. */
export interface CustomerTabProps {
  record: ConsoleRecord;
  customer: Customer;
  /** Returns true if the customer was deleted from this page. */
  isDeleted: () => boolean;
  /** Deletes the customer after confirmation. */
  remove: () => void;
}

const programEntities = [customers];

const tabs = arrangeTabs(
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
export function CustomerFrame(props: CustomerFrameProps) {
  const { id = '' } = useParams();
  // Reset all state when the URL changes to another customer.
  return (
    <ProgramsProvider entities={programEntities}>
      <Frame key={id} id={id} {...props} />
    </ProgramsProvider>
  );
}

function Frame({ id, tab, children }: CustomerFrameProps & { id: string }) {
  const translate = useTranslate();
  const labels = useEntityLabels(customers);
  const { record, isGoing, isPending, error, refetch } = useRecord(customers, id);
  useRecentRecord(customers, isGoing ? null : record);
  const wasDeleted = useRef(false);
  const customerActions = useCustomerActions(isGoing ? null : record, () => {
    wasDeleted.current = true;
  });
  const back = <BackButton to={`/${customers.name}`} label={labels.name(2)} />;
  const isMissing = error?.kind === 'notFound' && !isGoing;
  if (!record || isMissing) {
    return (
      <>
        <PageHeader back={back} title={labels.name(1)} />
        <CustomerMissing isPending={isPending} error={isMissing ? null : error} onRetry={refetch} />
      </>
    );
  }

  const customer = toCustomer(record);
  const pageUrl = toRecordPath(customers, id);
  return (
    <RecordContextProvider value={record}>
      <PageHeader
        back={back}
        title={<CustomerTitle customer={customer} />}
        subtitle={isGoing ? translate('customerPage.going') : <CustomerSubtitle customer={customer} />}
        actions={
          !isGoing && (
            <>
              <RecordSlots entity={customers.name} place="headerActions" />
              <RecordActions spacious entity={customers} record={record} onAction={customerActions.onAction} />
            </>
          )
        }
      />
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
      {error && !isMissing && <Banner tone="waiting">{translate('ui.stale')}</Banner>}
      {children({ record, customer, isDeleted: () => wasDeleted.current, remove: customerActions.remove })}
      {customerActions.dialogs}
    </RecordContextProvider>
  );
}

/** Avatar and name. */
function CustomerTitle({ customer }: { customer: Customer }) {
  const labels = useEntityLabels(customers);
  const name = displayName(customer);
  return (
    <span className={styles.title}>
      <Avatar name={name} src={customer.profilePhotoUrl} />
      <bdi className={styles.name}>{name ?? labels.title(customer)}</bdi>
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

interface CustomerMissingProps {
  isPending: boolean;
  /** Load error; null if the customer doesn't exist. */
  error: AppError | null;
  onRetry: () => void;
}

/** Placeholder while the customer loads, is missing, or failed to load. */
function CustomerMissing({ isPending, error, onRetry }: CustomerMissingProps) {
  const translate = useTranslate();
  if (isPending) {
    return (
      <div aria-busy="true" className={cardsStyles.columns}>
        <div className={cardStyles.sheet}>
          <Skeleton width="40%" height={28} />
          <Skeleton height={120} />
        </div>
        <div className={cardStyles.sheet}>
          <Skeleton height={180} />
        </div>
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

interface CustomerActions {
  onAction: (named: NamedAction, record: ConsoleRecord) => void;
  /** Deletes the customer after confirmation. */
  remove: () => void;
  dialogs: ReactNode;
}

/**
 * Actions of the customer page, by button and keyboard shortcut. Deletion navigates to the list.
 * @param record null disables all actions
 */
function useCustomerActions(record: ConsoleRecord | null, onDeleted: () => void): CustomerActions {
  const run = useRecordActions(customers);
  const navigate = useNavigate();
  const saveDraft = useSaveDraft();
  const notifyDeleted = useEffectEvent(onDeleted);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const runAndLeave = useCallback(
    async (named: NamedAction, target: ConsoleRecord, change?: RecordChange) => {
      const isDone = await run(named, target, change);
      if (!isDone || !named.action.remove) return;
      saveDraft(getProfileDraftName(target.id), '');
      notifyDeleted();
      // The merchant may have left it before the deletion was sent.
      if (isOpen.current) void navigate(`/${customers.name}`);
    },
    [run, navigate, saveDraft],
  );
  const actionController = useActionController(customers, runAndLeave);
  useActionShortcuts(record, actionController.onAction);
  return {
    onAction: actionController.onAction,
    remove: () => {
      const named = record && getAvailableActions(customers, record).find(({ action }) => action.remove);
      if (named) actionController.onAction(named, record);
    },
    dialogs: actionController.dialogs,
  };
}

/** Keyboard shortcuts of the actions, and Z for undo. Disabled while typing and in dialogs. */
function useActionShortcuts(record: ConsoleRecord | null, onAction: CustomerActions['onAction']): void {
  const { undoLast } = useRecordChanges();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (!record || shouldIgnoreShortcut(event.target)) return;
    const key = event.key.toLowerCase();
    const named = getAvailableActions(customers, record).find(({ action }) => action.key === key);
    if (named) onAction(named, record);
    else if (key !== 'z') return;
    else undoLast();
    event.preventDefault();
  });
  useEffect(() => {
    const onEvent = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', onEvent);
    return () => document.removeEventListener('keydown', onEvent);
  }, []);
}
