import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { customers } from '../../../../resources/customers';
import { cells } from '../../../engine/cells/cells';
import { usePrograms } from '../../../engine/programs';
import { isAbsent, valueAt } from '../../../engine/records/consoleRecord';
import { useEntityWords } from '../../../engine/words';
import { Sheet } from '../../../ui/Sheet';
import type { Customer } from '../customer';
import styles from '../sheets.module.css';
import { useCustomerStats } from './useCustomerStats';

const shown = [
  'firstName',
  'lastName',
  'acceptsMarketing',
  'referralCode',
  'offlineCardNumber',
  'platformCustomerId',
] as const;

/** What is known of a customer beyond the name; what is not known says so. */
export function About({ customer }: { customer: Customer }) {
  const translate = useTranslate();
  const words = useEntityWords(customers);
  return (
    <Sheet title={translate('customerPage.about.title')}>
      <dl className={styles.facts}>
        <Fact label={words.field('loyaltyProgramId')}>
          <ProgramAndTier customer={customer} />
        </Fact>
        {shown.map((path) => {
          const Cell = cells[customers.fields[path]?.kind ?? 'text'];
          const value = valueAt(customer, path);
          return (
            <Fact key={path} label={words.field(path)}>
              {isAbsent(value) ? (
                <span className={styles.quiet}>{translate('list.value.none')}</span>
              ) : (
                <Cell
                  value={value}
                  path={path}
                  record={{ ...customer, id: customer._id }}
                  entity={customers}
                  line="full"
                />
              )}
            </Fact>
          );
        })}
      </dl>
    </Sheet>
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

/** The programme by its name, and how far the customer has come in it. */
function ProgramAndTier({ customer: { _id, loyaltyProgramId } }: { customer: Customer }) {
  const translate = useTranslate();
  const { nameOf } = usePrograms();
  const { data: stats } = useCustomerStats(_id);
  const program = nameOf(loyaltyProgramId);
  const tier = stats?.loyalty?.find(({ tier: one }) => one?.trim())?.tier?.trim();
  return <bdi>{tier ? translate('customerPage.about.programTier', { program, tier }) : program}</bdi>;
}
