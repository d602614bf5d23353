import { useTranslate } from 'ra-core';
import { toAppError } from '../../../../dataProvider/errors';
import { ReadNotice } from '../../../engine/ReadNotice';
import { useShop } from '../../../engine/shop';
import { points } from '../../../lib/points';
import { ErrorState } from '../../../ui/ErrorState';
import { Notice } from '../../../ui/Notice';
import { Sheet } from '../../../ui/Sheet';
import type { Customer } from '../customer';
import { Ledger } from './Ledger';
import { LedgerSkeleton } from './LedgerTable';
import { Outlook } from './Outlook';
import { Timeline, TimelineSkeleton } from './Timeline';
import { useLedger } from './useLedger';

/** The points of a customer over time, and what the customer was given, line by line. */
export default function Activity({ customer }: { customer: Customer }) {
  const translate = useTranslate();
  const { locale } = useShop();
  const { data, rows, balances, error, isFetching, refetch } = useLedger(customer);
  const retry = () => void refetch();
  if (!data) {
    return (
      <>
        {!error && <TimelineSkeleton />}
        <Sheet title={translate('activity.title')}>
          {error ? (
            <ErrorState
              title={translate('activity.failed')}
              error={toAppError(error)}
              busy={isFetching}
              onRetry={retry}
            />
          ) : (
            <LedgerSkeleton />
          )}
        </Sheet>
      </>
    );
  }
  const { total, leftOut } = data;
  return (
    <>
      {data.data.length > 0 && (
        <Timeline customer={customer} rewards={data.asRead.rewards} balances={balances} balance={data.asRead.balance} />
      )}
      <Sheet title={translate('activity.title')}>
        {error && (
          <ReadNotice
            tone="waiting"
            title={translate('activity.stale')}
            error={error}
            busy={isFetching}
            onRetry={retry}
          />
        )}
        {leftOut > 0 && (
          <Notice tone="waiting">
            {translate('activity.leftOut', { smart_count: leftOut, count: points(leftOut, locale) })}
          </Notice>
        )}
        {total > data.data.length + leftOut && (
          <Notice tone="waiting">
            {translate('activity.cut', { shown: points(data.data.length, locale), total: points(total, locale) })}
          </Notice>
        )}
        {data.data.length > 0 && <Outlook rewards={data.asRead.rewards} />}
        <Ledger rows={rows} balances={balances} />
      </Sheet>
    </>
  );
}
