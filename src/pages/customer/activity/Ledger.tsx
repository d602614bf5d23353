import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { rewards } from '../../../../resources/rewards';
import { useActionDesk } from '../../../engine/actions/useActionDesk';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { Pager } from '../../../ui/Pager';
import { useKeepFocus } from '../../../ui/useKeepFocus';
import styles from './Ledger.module.css';
import { LedgerFilters } from './LedgerFilters';
import { LedgerTable } from './LedgerTable';
import { everything, matching } from './ledgerFilter';
import { useLedgerAddress } from './useLedgerAddress';

const perPage = 10;

interface LedgerProps {
  /** The newest first. */
  rows: readonly ConsoleRecord[];
  balances: ReadonlyMap<string, number>;
}

/** Every reward of a customer, ten a page, by kind and state; each with what can be done with it. */
export function Ledger({ rows, balances }: LedgerProps) {
  const translate = useTranslate();
  const desk = useActionDesk(rewards);
  const { filter, page: wanted, show, goTo } = useLedgerAddress();
  const region = useRef<HTMLDivElement>(null);
  useKeepFocus(region);
  const shown = matching(rows, filter);
  const pages = Math.max(1, Math.ceil(shown.length / perPage));
  const page = Math.min(wanted, pages - 1);

  if (rows.length === 0) {
    return (
      <div ref={region} tabIndex={-1}>
        <EmptyState title={translate('activity.empty')} text={translate('activity.emptyText')} />
        {desk.dialogs}
      </div>
    );
  }
  return (
    <div ref={region} tabIndex={-1} className={styles.ledger}>
      <LedgerFilters filter={filter} onChange={show} />
      {shown.length === 0 ? (
        <EmptyState
          title={translate('activity.noResult')}
          text={translate('activity.noResultText')}
          action={<Button onClick={() => show(everything)}>{translate('activity.showAll')}</Button>}
        />
      ) : (
        <>
          <LedgerTable
            rows={shown.slice(page * perPage, (page + 1) * perPage)}
            balances={balances}
            onAction={desk.onAction}
          />
          <p className={styles.help}>{translate('activity.balanceHelp')}</p>
          <Pager
            page={page}
            pages={pages}
            hasNext={page < pages - 1}
            onPrevious={() => goTo(page - 1)}
            onNext={() => goTo(page + 1)}
          />
        </>
      )}
      {desk.dialogs}
    </div>
  );
}
