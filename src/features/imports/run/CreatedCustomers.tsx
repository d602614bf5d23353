import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { customers } from '../../../../resources/customers';
import { type ImportKind, importKinds } from '../../../../resources/imports';
import { defaultSort } from '../../../../resources/sorts';
import { useEntityLabels } from '../../../engine/entity/entityLabels';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import flowStyles from '../../../ui/layout/flow.module.css';
import { PageLink } from '../../../ui/navigation/PageLink';
import type { RunStore, StoredRun } from '../send/storedRun';
import { normalizeEmail } from '../table/resolveDuplicates';
import { readSentRows } from './RevertButton';

/** The newest customers of the store are compared with the rows. */
const MAX_CUSTOMERS = 50;
const MAX_NAMES = 10;

interface CreatedCustomersProps {
  stored: StoredRun;
  store: RunStore;
}

/** Links to customers that an import has created. Hidden if none of the newest customers are, or they can't be read. */
export function CreatedCustomers({ stored, store }: CreatedCustomersProps) {
  const translate = useTranslate();
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
  if (created.length === 0) return null;
  return (
    <section aria-labelledby="import-created" className={flowStyles.rows2}>
      <h3 id="import-created">{translate('importRun.run.created')}</h3>
      <ul className={flowStyles.rows2}>
        {created.slice(0, MAX_NAMES).map((customer) => (
          <li key={customer.id}>
            <PageLink to={`/customers/${encodeURIComponent(customer.id)}`}>
              <bdi>{labels.title(customer)}</bdi>
            </PageLink>
          </li>
        ))}
      </ul>
      {created.length > MAX_NAMES && <PageLink to="/customers">{translate('importRun.run.createdMore')}</PageLink>}
    </section>
  );
}
