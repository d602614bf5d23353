import type { Entity } from '../../../resources/entity';
import { TruncatedText } from '../../ui/text/TruncatedText';
import { useEntityLabels } from '../entity/entityLabels';
import type { ConsoleRecord } from '../records/consoleRecord';
import styles from './CellStack.module.css';
import type { CellLine } from './cellLines';
import { cells } from './cells';

interface MerchantReplyProps {
  entity: Entity;
  record: ConsoleRecord;
  fields: CellLine['fields'];
}

/** A text of the merchant with its date, set apart from the customer's, in one line. */
export function MerchantReply({ entity, record, fields: [text, date] }: MerchantReplyProps) {
  const labels = useEntityLabels(entity);
  const Text = cells[text.kind];
  const Instant = cells.instant;
  return (
    <span className={styles.own}>
      {date ? (
        <Instant value={date.value} path={date.path} record={record} entity={entity} line="second" />
      ) : (
        <span className={styles.label}>{labels.field(text.path)}</span>
      )}
      <TruncatedText lines={1}>
        <Text value={text.value} path={text.path} record={record} entity={entity} line="second" />
      </TruncatedText>
    </span>
  );
}
