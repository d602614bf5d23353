import { useTranslate } from 'ra-core';
import { type ReactNode, useRef } from 'react';
import { useParams } from 'react-router';
import { customers } from '../../../resources/customers';
import { RecordActions } from '../../engine/actions/RecordActions';
import { ProgramsContext, useLoadPrograms } from '../../engine/programs';
import { pageOf } from '../../engine/recordLink';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import { useRecord } from '../../engine/records/useRecord';
import { useEntityWords } from '../../engine/words';
import { BackButton } from '../../ui/BackButton';
import { Notice } from '../../ui/Notice';
import { PageHeader } from '../../ui/PageHeader';
import { TabBar } from '../../ui/TabBar';
import styles from './CustomerFrame.module.css';
import { CustomerMissing } from './CustomerMissing';
import { CustomerSubtitle, CustomerTitle } from './CustomerTitle';
import { asCustomer, type Customer } from './customer';
import { useCustomerDesk } from './useCustomerDesk';

/** What a part of the page gets. */
export interface CustomerPart {
  record: ConsoleRecord;
  customer: Customer;
  /** Whether the customer was deleted from this page. */
  isDeleted: () => boolean;
  /** Asks, and deletes. */
  remove: () => void;
}

interface CustomerFrameProps {
  tab: 'details' | 'settings';
  children: (part: CustomerPart) => ReactNode;
}

/** The page of one customer around the part that its address names: who it is, what can be done, and the parts as tabs. */
export function CustomerFrame(props: CustomerFrameProps) {
  const { id = '' } = useParams();
  // Nothing of one customer outlives the step to another.
  return <Frame key={id} id={id} {...props} />;
}

function Frame({ id, tab, children }: CustomerFrameProps & { id: string }) {
  const translate = useTranslate();
  const words = useEntityWords(customers);
  const programs = useLoadPrograms(true);
  const { record, isGoing, isPending, error, refetch } = useRecord(customers, id);
  const wasDeleted = useRef(false);
  const desk = useCustomerDesk(isGoing ? null : record, () => {
    wasDeleted.current = true;
  });
  const back = <BackButton to={`/${customers.name}`} label={words.name(2)} />;
  const isGone = error?.kind === 'notFound' && !isGoing;
  if (!record || isGone) {
    return (
      <>
        <PageHeader back={back} title={words.name(1)} />
        <CustomerMissing isPending={isPending} error={isGone ? null : error} onRetry={refetch} />
      </>
    );
  }

  const customer = asCustomer(record);
  const address = pageOf(customers, id);
  return (
    <ProgramsContext value={programs}>
      <PageHeader
        back={back}
        title={<CustomerTitle customer={customer} />}
        subtitle={isGoing ? translate('customerPage.going') : <CustomerSubtitle customer={customer} />}
        actions={!isGoing && <RecordActions roomy entity={customers} record={record} onAction={desk.onAction} />}
      />
      <div className={styles.tabs}>
        <TabBar
          label={translate('customerPage.tabs.label')}
          tabs={[
            { key: 'details', label: translate('customerPage.tabs.details'), to: address, current: tab === 'details' },
            {
              key: 'settings',
              label: translate('customerPage.tabs.settings'),
              to: `${address}/settings`,
              current: tab === 'settings',
            },
          ]}
        />
      </div>
      {error && !isGone && <Notice tone="waiting">{translate('customerPage.stale')}</Notice>}
      {children({ record, customer, isDeleted: () => wasDeleted.current, remove: desk.remove })}
      {desk.dialogs}
    </ProgramsContext>
  );
}
