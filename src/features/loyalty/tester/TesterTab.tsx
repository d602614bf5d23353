import '../../../../i18n/en/areas/fieldErrors';
import '../../../../i18n/en/areas/tester';
import { useGetOne, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { type AppError, toAppError } from '../../../../dataProvider/errors';
import { currencyFractionDigits } from '../../../../i18n/currencyFractionDigits';
import { customers } from '../../../../resources/customers';
import { type PickedItem, toPickedRecord } from '../../../engine/pickers/pickedItem';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { parseAmount } from '../../../lib/format/amount';
import { Button } from '../../../ui/buttons/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import gridStyles from '../../../ui/form/fieldGrid.module.css';
import { TextBox } from '../../../ui/inputs/TextBox';
import { Card } from '../../../ui/layout/Card';
import flowStyles from '../../../ui/layout/flow.module.css';
import { lazyPart } from '../../../ui/lazy/lazyPart';
import { useUrlParams } from '../../../ui/navigation/useUrlParams';
import type { ProgramParts } from '../costs/useCosts';
import estimateStyles from '../estimate.module.css';
import styles from './Tester.module.css';
import { TesterResult } from './TesterResult';

const RecordPicker = lazyPart(async () => ({
  default: (await import('../../../engine/pickers/RecordPicker')).RecordPicker,
}));

const MAX_ORDER_VALUE = 1_000_000_000;

/** Tester tab: simulates an order of a customer. */
export default function TesterTab(parts: ProgramParts) {
  const translate = useTranslate();
  const { currency, locale } = useCurrentSite();
  const { subject, order: typed, setSubject, setOrder } = useTesterUrlState();
  const customer = useTestCustomer(subject.kind === 'customer' ? subject.id : null);
  /** Available before the customer has loaded. */
  const [picked, setPicked] = useState<PickedItem | null>(null);
  const order = parseOrderValue(typed, { currency, locale });

  const getErrorMessage = (issue: Extract<OrderValue, { issue: string }>['issue']) =>
    translate(issue === 'notNumber' ? 'fieldErrors.notNumber' : `tester.fault.${issue}`, { most: MAX_ORDER_VALUE });
  const getPickedItem = () => {
    if (subject.kind !== 'customer') return null;
    if (customer.record) return toPickedRecord(customers, customer.record);
    return picked?.id === subject.id ? picked : null;
  };
  const selectCustomer = (next: PickedItem | null) => {
    setPicked(next);
    setSubject(next ? { kind: 'customer', id: next.id } : { kind: 'none' });
  };
  return (
    <div className={flowStyles.stack4}>
      <Card title={translate('tester.title')}>
        <p className={estimateStyles.quiet}>{translate('tester.text')}</p>
        <div className={gridStyles.grid}>
          <div className={styles.customer}>
            <Suspense fallback={<Skeleton height={56} />}>
              <RecordPicker
                from="customers"
                label={translate('tester.customer')}
                help={subject.kind === 'new' ? translate('tester.isNew') : undefined}
                value={getPickedItem()}
                onChange={selectCustomer}
              />
            </Suspense>
            <Button
              size="small"
              aria-pressed={subject.kind === 'new'}
              onClick={() => setSubject({ kind: subject.kind === 'new' ? 'none' : 'new' })}
            >
              {translate('tester.newMember')}
            </Button>
          </div>
          <TextBox
            label={translate('tester.order', { currency })}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            error={'issue' in order ? getErrorMessage(order.issue) : undefined}
            onChange={setOrder}
          />
        </div>
      </Card>
      <TesterOutcome
        subject={subject}
        customer={customer}
        parts={parts}
        value={'value' in order ? order.value : null}
      />
    </div>
  );
}

interface OutcomeProps {
  subject: TestSubject;
  customer: TestCustomer;
  parts: ProgramParts;
  /** Null if the input is empty or invalid. */
  value: number | null;
}

function TesterOutcome({ subject, customer, parts, value }: OutcomeProps) {
  const translate = useTranslate();
  if (subject.kind === 'none') {
    return <EmptyState title={translate('tester.begin.title')} text={translate('tester.begin.text')} />;
  }
  if (customer.error && !customer.record) {
    return customer.error.kind === 'notFound' ? (
      <EmptyState title={translate('tester.gone')} />
    ) : (
      <ErrorState title={translate('tester.failed')} error={customer.error} onRetry={customer.refetch} />
    );
  }
  if (value === null) return <p className={estimateStyles.quiet}>{translate('tester.orderMissing')}</p>;
  if (subject.kind === 'customer' && !customer.record) return <Skeleton height={180} />;
  return <TesterResult parts={parts} record={subject.kind === 'customer' ? customer.record : null} value={value} />;
}

type OrderValue = { value: number | null } | { issue: 'notNumber' | 'decimals' | 'tooSmall' | 'tooLarge' };

function parseOrderValue(text: string, { currency, locale }: { currency: string; locale: string }): OrderValue {
  const parsed = parseAmount(text, { digits: currencyFractionDigits(currency), locale });
  if ('issue' in parsed) return parsed.issue === 'missing' ? { value: null } : { issue: parsed.issue };
  if (parsed.amount < 0) return { issue: 'tooSmall' };
  return parsed.amount > MAX_ORDER_VALUE ? { issue: 'tooLarge' } : { value: parsed.amount };
}

interface TestCustomer {
  /** Null until it has loaded. */
  record: ConsoleRecord | null;
  error: AppError | null;
  refetch: () => void;
}

/**
 * Fetches the customer to test with.
 * @param id null for none
 */
function useTestCustomer(id: string | null): TestCustomer {
  const query = useGetOne<ConsoleRecord>(customers.name, { id: id ?? '' }, { enabled: id !== null });
  return {
    record: query.data ?? null,
    error: query.error ? toAppError(query.error) : null,
    refetch: () => void query.refetch(),
  };
}

/** Customer to test with. */
type TestSubject = { kind: 'none' } | { kind: 'new' } | { kind: 'customer'; id: string };

const PARAM_NAMES = { id: 'customer', isNew: 'new', order: 'order' } as const;

/** Tester state in the URL, which survives a reload and can be shared. */
function useTesterUrlState() {
  const [params, setParams] = useUrlParams();
  const id = params.get(PARAM_NAMES.id) ?? '';
  // Local state is the source of truth; reading back from the URL would lose the caret position.
  const [order, setOrder] = useState(() => params.get(PARAM_NAMES.order) ?? '');
  const isNew = params.has(PARAM_NAMES.isNew);
  const getSubject = (): TestSubject => {
    if (isNew) return { kind: 'new' };
    return id === '' ? { kind: 'none' } : { kind: 'customer', id };
  };
  return {
    subject: getSubject(),
    /** Text of the order value field. */
    order,
    setSubject: (next: TestSubject) =>
      setParams({
        [PARAM_NAMES.id]: next.kind === 'customer' ? next.id : '',
        [PARAM_NAMES.isNew]: next.kind === 'new' ? '1' : '',
      }),
    setOrder(typed: string) {
      setOrder(typed);
      setParams({ [PARAM_NAMES.order]: typed });
    },
  };
}
