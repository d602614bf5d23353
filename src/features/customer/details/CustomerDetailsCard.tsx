import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { customers } from '../../../../resources/customers';
import { cells } from '../../../engine/cells/cells';
import { useEntityLabels } from '../../../engine/entity/entityLabels';
import { type ConsoleRecord, getFieldValue, isEmptyValue } from '../../../engine/records/consoleRecord';
import { usePrograms } from '../../../engine/shop/programs';
import { Card } from '../../../ui/layout/Card';
import flowStyles from '../../../ui/layout/flow.module.css';
import textStyles from '../../../ui/text/text.module.css';
import styles from '../cards.module.css';
import { type Customer, findCustomerProgram } from '../customer';

const visibleFields = [
  'firstName',
  'lastName',
  'acceptsMarketing',
  'referralCode',
  'offlineCardNumber',
  'platformCustomerId',
] as const;

/** Fields that an extension adds. */
const addedFields = Object.entries(customers.fields).flatMap(([path, { value, shape }]) =>
  value || shape ? [path] : [],
);

/** Profile fields of a customer, and those of an extension. Missing values are shown as such. Reads the record's context. */
export function CustomerDetailsCard({ customer }: { customer: Customer }) {
  const translate = useTranslate();
  const labels = useEntityLabels(customers);
  const record = useRecordContext<ConsoleRecord>() ?? { ...customer, id: customer._id };
  return (
    <Card title={translate('customerPage.about.title')}>
      <dl className={flowStyles.rows2}>
        <Fact label={labels.field('loyaltyProgramId')}>
          <ProgramAndTier customer={customer} />
        </Fact>
        {[...visibleFields, ...addedFields].map((path) => {
          const Cell = cells[customers.fields[path]?.kind ?? 'text'];
          const value = getFieldValue(record, path);
          return (
            <Fact key={path} label={labels.field(path)}>
              {isEmptyValue(value) ? (
                <span className={textStyles.second}>{translate('list.value.none')}</span>
              ) : (
                <Cell value={value} path={path} record={record} entity={customers} line="full" />
              )}
            </Fact>
          );
        })}
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The customer's program, and the tiers in all programs that have some. */
function ProgramAndTier({ customer }: { customer: Customer }) {
  const translate = useTranslate();
  const { programs, nameOf } = usePrograms();
  const { data: stats } = useCustomerStats(customer._id);
  const tiers = (stats?.loyalty ?? []).flatMap(({ programId, tier }) =>
    tier?.trim() ? [{ programId, tier: tier.trim() }] : [],
  );
  const ownId = findCustomerProgram(customer, programs)?._id;
  const own = tiers.find(({ programId }) => programId === null || programId === ownId);
  const lines = [
    { program: nameOf(customer.loyaltyProgramId), tier: own?.tier },
    ...tiers.filter((item) => item !== own).map(({ programId, tier }) => ({ program: nameOf(programId), tier })),
  ].map(({ program, tier }) => (tier ? translate('customerPage.about.programTier', { program, tier }) : program));
  return lines.map((line) => (
    <div key={line}>
      <bdi>{line}</bdi>
    </div>
  ));
}

/** Statistics of a customer. Keyed under customers, so changes to customers refetch them. */
export function useCustomerStats(id: string) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: [customers.name, 'stats', { id }],
    queryFn: async ({ signal }) => (await dataProvider.customerCalls()).stats(id, signal),
  });
}
