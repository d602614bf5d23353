import type { Entity } from '../../../resources/entity';
import { Fold } from '../../ui/Fold';
import { cells } from '../cells/cells';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useEntityWords } from '../words';
import styles from './CellStack.module.css';
import type { CellLine } from './cellLines';

interface OwnWordsProps {
  entity: Entity;
  record: ConsoleRecord;
  fields: CellLine['fields'];
}

/** What the merchant wrote on a record, set apart from what the customer wrote, with its date. */
export function OwnWords({ entity, record, fields: [text, date] }: OwnWordsProps) {
  const words = useEntityWords(entity);
  const Text = cells[text.kind];
  const Instant = cells.instant;
  return (
    <span className={styles.own}>
      {date ? (
        <Instant value={date.value} path={date.path} record={record} entity={entity} line="second" />
      ) : (
        <span className={styles.label}>{words.field(text.path)}</span>
      )}
      <Fold lines={3}>
        <Text value={text.value} path={text.path} record={record} entity={entity} line="second" />
      </Fold>
    </span>
  );
}
