import { useRecordContext, useResourceContext } from 'ra-core';
import { entities } from '../../../resources';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import { HiddenFacts } from './HiddenFacts';
import { RecordContextFacts } from './RecordContextFacts';

/** What helps to decide about the record of a panel: one that waits for decisions in the moderation queue. */
export default function PanelContextFacts() {
  const record = useRecordContext<ConsoleRecord>();
  const resource = useResourceContext();
  const entity = entities.find(({ name, list }) => name === resource && list.waiting !== undefined);
  if (!record || !entity) return null;
  return (
    <>
      <HiddenFacts key={record.id} entity={entity} record={record} />
      <RecordContextFacts entity={entity} record={record} />
    </>
  );
}
