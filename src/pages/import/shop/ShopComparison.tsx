import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { type ImportKind, importKinds } from '../../../../resources/imports';
import { useErrorText } from '../../../engine/errorText';
import { useShop } from '../../../engine/shop';
import { useProvider } from '../../../engine/useProvider';
import { points } from '../../../lib/points';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import type { FlowProps } from '../flow/useImportFlow';
import styles from '../Step.module.css';
import type { AgainstShop } from '../table/againstShop';
import { mostCompared, readCustomers } from './readCustomers';

/** Milliseconds for which the customers that were read hold. */
const fresh = 60_000;

/** How many of the customers are new to the shop, and who would fall below zero. */
export function ShopComparison({ kind, flow, state }: FlowProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const locale = useLocale();
  const dataProvider = useProvider();
  const { siteId } = useShop();
  const { key }: ImportKind = importKinds[kind];
  const customers = useQuery({
    queryKey: ['imports', 'customers', siteId],
    queryFn: ({ signal }) => readCustomers(dataProvider, signal),
    staleTime: fresh,
    enabled: key !== undefined,
  });
  const known = customers.data ?? null;
  const compared = useQuery({
    // The rows live in the worker: nothing of an earlier turn holds.
    queryKey: ['imports', 'against', siteId, state.turn, customers.dataUpdatedAt],
    queryFn: () => (known ? flow.against(known) : null),
    enabled: known !== null && state.summary !== null,
    placeholderData: (before) => before,
    gcTime: 0,
  });
  if (key === undefined) return null;
  if (customers.isError) {
    const again = (
      <Button size="small" onClick={() => void customers.refetch()}>
        {translate('ui.retry')}
      </Button>
    );
    return (
      <Notice tone="info" title={translate('import.shop.failed')} action={again}>
        {errorText(customers.error)}
      </Notice>
    );
  }
  if (customers.data === null) {
    return <p className={styles.third}>{translate('import.shop.tooMany', { most: points(mostCompared, locale) })}</p>;
  }
  return compared.data ? (
    <Told against={compared.data} />
  ) : (
    <p className={styles.third}>{translate('import.shop.comparing')}</p>
  );
}

function Told({ against: { known, added, below } }: { against: AgainstShop }) {
  const translate = useTranslate();
  const locale = useLocale();
  const say = (what: 'known' | 'added' | 'below', count: number) =>
    translate(`import.shop.${what}`, { smart_count: count, count: points(count, locale) });
  return (
    <>
      <p className={styles.second}>{[say('added', added), say('known', known)].join(' · ')}</p>
      {below > 0 && <Notice tone="waiting">{say('below', below)}</Notice>}
    </>
  );
}
