import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { customers } from '../../../../resources/customers';
import type { Entity } from '../../../../resources/entity';
import { getTitleText } from '../../../../resources/title';
import { useEntityLabels } from '../../../engine/entity/entityLabels';
import { toRecordLink } from '../../../engine/entity/recordLink';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { toPerson } from '../../../engine/records/values';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { EMPTY_PLACEHOLDER } from '../../../lib/format/EMPTY_PLACEHOLDER';
import { formatPoints } from '../../../lib/format/formatPoints';
import tables from '../../../ui/layout/table.module.css';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import textStyles from '../../../ui/text/text.module.css';
import styles from '../automation.module.css';
import type { Evaluation } from './findMatches';

/** Number of matches that are listed. */
const MAX_ROWS = 50;

/** The records that a rule matches, latest event first. */
export function MatchTable({ evaluation: { matches, trigger } }: { evaluation: Evaluation }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const labels = useEntityLabels(trigger.entity);
  const customerLabels = useEntityLabels(customers);
  const hasCustomer = trigger.entity.fields['customer'] !== undefined;
  // When a customer was last active isn't known.
  const hasTime = !trigger.needsInactivity;
  if (matches.length === 0) return <p className={textStyles.second}>{translate('automation.run.noMatches')}</p>;
  return (
    <>
      <section className={tables.scroller} aria-label={translate('automation.run.figures.matches')}>
        <table className={styles.table} aria-label={translate('automation.run.figures.matches')}>
          <thead>
            <tr>
              <th scope="col">{labels.name(1)}</th>
              {hasCustomer && <th scope="col">{customerLabels.name(1)}</th>}
              {hasTime && <th scope="col">{translate('automation.run.when')}</th>}
            </tr>
          </thead>
          <tbody>
            {matches.slice(0, MAX_ROWS).map(({ record, at }) => {
              return (
                <tr key={record.id}>
                  <RecordCells entity={trigger.entity} record={record} />
                  {hasTime && (
                    <td>
                      <RelativeTime instant={new Date(at).toISOString()} />
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {matches.length > MAX_ROWS && (
        <p className={textStyles.second}>
          {translate('automation.run.more', { count: formatPoints(matches.length - MAX_ROWS, locale) })}
        </p>
      )}
    </>
  );
}

/** The cells of a record and its customer, with links. */
export function RecordCells({ entity, record }: { entity: Entity; record: ConsoleRecord }) {
  const labels = useEntityLabels(entity);
  const customerLabels = useEntityLabels(customers);
  const title = labels.title(record);
  const link = toRecordLink(entity.name, record.id, getTitleText(entity, record));
  const customer = toPerson(record['customer']);
  return (
    <>
      <td>{link === null ? title : <Link to={link}>{title}</Link>}</td>
      {entity.fields['customer'] && (
        <td>
          {customer === null ? (
            EMPTY_PLACEHOLDER
          ) : (
            <Link to={toRecordLink(customers.name, customer._id, null) ?? ''}>{customerLabels.title(customer)}</Link>
          )}
        </td>
      )}
    </>
  );
}
