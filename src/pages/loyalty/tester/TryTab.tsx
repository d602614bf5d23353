import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { currencyDigits } from '../../../../i18n/currencyDigits';
import { withWords } from '../../../../i18n/words';
import { customers } from '../../../../resources/customers';
import { type Picked, pickedRecord } from '../../../engine/pickers/picked';
import { useShop } from '../../../engine/shop';
import { readAmount } from '../../../lib/amount';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { lazyPart } from '../../../ui/lazyPart';
import { Sheet } from '../../../ui/Sheet';
import { Skeleton } from '../../../ui/Skeleton';
import { TextBox } from '../../../ui/TextBox';
import type { ProgramParts } from '../costs/useCosts';
import reckoned from '../reckoned.module.css';
import styles from './Try.module.css';
import { TryResult } from './TryResult';
import { type TriedCustomer, useTriedCustomer } from './useTriedCustomer';
import { type Tried, useTryAddress } from './useTryAddress';

const RecordPicker = lazyPart(async () => ({
  default: (await withWords('pickers', () => import('../../../engine/pickers/RecordPicker'))).RecordPicker,
}));

const mostOrder = 1_000_000_000;

/** Tries the programme with a customer and an order: what each task gives, and which rewards come within reach. */
export default function TryTab(parts: ProgramParts) {
  const translate = useTranslate();
  const { currency, locale } = useShop();
  const { tried, order: typed, tryWith, setOrder } = useTryAddress();
  const read = useTriedCustomer(tried.kind === 'customer' ? tried.id : null);
  /** Known before the customer is read. */
  const [picked, setPicked] = useState<Picked | null>(null);
  const order = readOrder(typed, { currency, locale });

  const shown = () => {
    if (tried.kind !== 'customer') return null;
    if (read.record) return pickedRecord(customers, read.record);
    return picked?.id === tried.id ? picked : null;
  };
  const choose = (next: Picked | null) => {
    setPicked(next);
    tryWith(next ? { kind: 'customer', id: next.id } : { kind: 'nobody' });
  };
  return (
    <div className={reckoned.page}>
      <Sheet title={translate('tester.title')}>
        <p className={reckoned.quiet}>{translate('tester.text')}</p>
        <div className={styles.form}>
          <div className={styles.customer}>
            <Suspense fallback={<Skeleton height={56} />}>
              <RecordPicker
                from="customers"
                label={translate('tester.customer')}
                help={tried.kind === 'new' ? translate('tester.isNew') : undefined}
                value={shown()}
                onChange={choose}
              />
            </Suspense>
            <Button
              size="small"
              aria-pressed={tried.kind === 'new'}
              onClick={() => tryWith({ kind: tried.kind === 'new' ? 'nobody' : 'new' })}
            >
              {translate('tester.newMember')}
            </Button>
          </div>
          <TextBox
            label={translate('tester.order', { currency })}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            error={'fault' in order ? translate(`tester.fault.${order.fault}`, { most: mostOrder }) : undefined}
            onChange={setOrder}
          />
        </div>
      </Sheet>
      <Outcome tried={tried} read={read} parts={parts} value={'value' in order ? order.value : null} />
    </div>
  );
}

interface OutcomeProps {
  tried: Tried;
  read: TriedCustomer;
  parts: ProgramParts;
  /** Null where none that can be reckoned with was typed. */
  value: number | null;
}

function Outcome({ tried, read, parts, value }: OutcomeProps) {
  const translate = useTranslate();
  if (tried.kind === 'nobody') {
    return <EmptyState title={translate('tester.begin.title')} text={translate('tester.begin.text')} />;
  }
  if (read.error && !read.record) {
    return read.error.kind === 'notFound' ? (
      <EmptyState title={translate('tester.gone')} />
    ) : (
      <ErrorState title={translate('tester.failed')} error={read.error} onRetry={read.refetch} />
    );
  }
  if (value === null) return <p className={reckoned.quiet}>{translate('tester.orderMissing')}</p>;
  if (tried.kind === 'customer' && !read.record) return <Skeleton height={180} />;
  return <TryResult parts={parts} record={tried.kind === 'customer' ? read.record : null} value={value} />;
}

type Order = { value: number | null } | { fault: 'notNumber' | 'decimals' | 'tooSmall' | 'tooLarge' };

function readOrder(text: string, { currency, locale }: { currency: string; locale: string }): Order {
  const read = readAmount(text, { digits: currencyDigits(currency), locale });
  if ('fault' in read) return read.fault === 'missing' ? { value: null } : { fault: read.fault };
  if (read.amount < 0) return { fault: 'tooSmall' };
  return read.amount > mostOrder ? { fault: 'tooLarge' } : { value: read.amount };
}
