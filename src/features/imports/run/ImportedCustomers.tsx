import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocale, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { customers } from '../../../../resources/customers';
import { type ImportKind, importKinds } from '../../../../resources/imports';
import { defaultSort } from '../../../../resources/sorts';
import { useEntityLabels } from '../../../engine/entity/entityLabels';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { getOwn } from '../../../lib/getOwn';
import flowStyles from '../../../ui/layout/flow.module.css';
import { PageLink } from '../../../ui/navigation/PageLink';
import textStyles from '../../../ui/text/text.module.css';
import type { RunStore, StoredRun } from '../send/storedRun';
import { normalizeEmail } from '../table/resolveDuplicates';
import { getEmailKey } from './planRemoval';
import { readSentRows } from './readSentRows';
import { IN_USE } from './removeRecords';

/** The newest customers of the store are compared with the rows. */
const MAX_CUSTOMERS = 50;
const MAX_NAMES = 10;

interface ImportedCustomersProps {
  stored: StoredRun;
  store: RunStore;
}

/** Links to customers that an import has created. Hidden if none of the newest customers are, or they can't be read. */
export function CreatedCustomers({ stored, store }: ImportedCustomersProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const labels = useEntityLabels(customers);
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { siteId } = useCurrentSite();
  const { data: created = [] } = useQuery({
    queryKey: ['imports', siteId, 'created', stored.id],
    async queryFn() {
      const { key = '' }: ImportKind = importKinds[stored.kind];
      const rows = (await readSentRows(stored, store)) ?? [];
      const emails = new Set(rows.map((row) => normalizeEmail(String(row[key] ?? ''))));
      const { data } = await dataProvider.getList<ConsoleRecord>(customers.name, {
        pagination: { page: 1, perPage: MAX_CUSTOMERS },
        sort: defaultSort(customers),
        filter: {},
      });
      return data.filter(
        ({ createdAt, emailAddress }) =>
          String(createdAt ?? '') >= stored.createdAt && emails.has(normalizeEmail(String(emailAddress ?? ''))),
      );
    },
  });
  return (
    <Customers
      part="created"
      items={created.slice(0, MAX_NAMES).map((customer) => (
        <li key={customer.id}>
          <PageLink to={`/customers/${encodeURIComponent(customer.id)}`}>
            <bdi>{labels.title(customer)}</bdi>
          </PageLink>
        </li>
      ))}
      more={
        created.length > MAX_NAMES && (
          <p className={flowStyles.controls}>
            <span>{translate('importRun.run.createdFirst', { count: formatPoints(MAX_NAMES, locale) })}</span>
            <PageLink to="/customers">{translate('importRun.run.createdMore')}</PageLink>
          </p>
        )
      }
    />
  );
}

/** Customers who existed before an import, with their balances then and after it. Hidden if that isn't known. */
export function UpdatedCustomers({ stored, store }: ImportedCustomersProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { siteId } = useCurrentSite();
  const { id, balances = {} } = stored;
  const { data: updated = [] } = useQuery({
    queryKey: ['imports', siteId, 'updated', id],
    async queryFn() {
      const rows = (await readSentRows(stored, store)) ?? [];
      return rows.flatMap((row) => {
        const before = getOwn(balances, getEmailKey(row));
        return before === undefined ? [] : [{ email: String(row['emailAddress']), before, points: row['points'] }];
      });
    },
  });
  const more = updated.length - MAX_NAMES;
  return (
    <Customers
      part="updated"
      items={updated.slice(0, MAX_NAMES).map(({ email, before, points }) => (
        <li key={email} className={flowStyles.controls}>
          <PageLink to={`/customers?${new URLSearchParams({ search: email })}`}>
            <bdi>{email}</bdi>
          </PageLink>
          {typeof points === 'number' && points !== 0 && (
            <span className={textStyles.smallSecond}>
              {translate('importRun.run.updatedBalance', {
                before: formatPoints(before, locale),
                after: formatPoints(before + points, locale),
              })}
            </span>
          )}
        </li>
      ))}
      more={more > 0 && translate('ui.more', { smart_count: more })}
    />
  );
}

/** Customers whom a removal left: those of the plan, and those who came into use before they were to be removed. */
export function LeftCustomers({ removal, store }: { removal: StoredRun; store: RunStore }) {
  const { siteId } = useCurrentSite();
  const { id, inUse, batches } = removal;
  const { data: stayed = [] } = useQuery({
    queryKey: ['imports', siteId, 'inUse', id],
    async queryFn() {
      const refused = batches.filter(({ state, reason }) => state === 'refused' && reason === IN_USE);
      const rows = await Promise.all(refused.map(({ key }) => store.rows(key)));
      const late = rows.flatMap((found) =>
        (found ?? []).flatMap(({ emailAddress, points }) =>
          typeof emailAddress === 'string' ? [[emailAddress, Number(points ?? 0)] as const] : [],
        ),
      );
      return [...Object.entries(inUse ?? {}), ...late];
    },
  });
  return <CustomersInUse points={stayed} />;
}

/**
 * Customers whom a removal leaves because they are in use, with what the import changed of their points. Hidden if there
 * are none.
 * @param points of each customer, with the email
 */
export function CustomersInUse({ points: stayed }: { points: readonly (readonly [string, number])[] }) {
  const translate = useTranslate();
  const locale = useLocale();
  const more = stayed.length - MAX_NAMES;
  return (
    <Customers
      part="inUse"
      items={stayed.slice(0, MAX_NAMES).map(([email, points]) => (
        <li key={email} className={flowStyles.controls}>
          <PageLink to={`/customers?${new URLSearchParams({ search: email })}`}>
            <bdi>{email}</bdi>
          </PageLink>
          {points !== 0 && (
            <span className={textStyles.smallSecond}>
              {translate(`importRun.run.inUsePoints.${points > 0 ? 'added' : 'deducted'}`, {
                points: formatPoints(Math.abs(points), locale),
              })}
            </span>
          )}
        </li>
      ))}
      more={more > 0 && translate('ui.more', { smart_count: more })}
    />
  );
}

interface CustomersProps {
  part: 'created' | 'updated' | 'inUse';
  items: readonly ReactNode[];
  more: ReactNode;
}

function Customers({ part, items, more }: CustomersProps) {
  const translate = useTranslate();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={`import-${part}`} className={flowStyles.rows2}>
      <h2 id={`import-${part}`}>{translate(`importRun.run.${part}`)}</h2>
      <ul className={flowStyles.rows2}>{items}</ul>
      {more}
    </section>
  );
}
