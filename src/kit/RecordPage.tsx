import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { Entity } from '../../resources/entity';
import { RecordFrame, type RecordFrameTools } from '../engine/panel/RecordFrame';
import type { ConsoleRecord } from '../engine/records/consoleRecord';

interface RecordPageProps {
  entity: Entity;
  /** Id of the record; the `:id` of the page's URL by default. */
  id?: string;
  /** Below the title. `isGoing` is true while the record is being deleted. */
  subtitle?: (record: ConsoleRecord, isGoing: boolean) => ReactNode;
  children: (record: ConsoleRecord, tools: RecordFrameTools) => ReactNode;
}

/**
 * The frame of a record's page, as the console's own have it: title, way back to the list, actions with their dialogs
 * and keys, and states while the record is loaded, missing or deleted. Its content is in react-admin's record
 * context.
 */
export function RecordPage({ id, ...props }: RecordPageProps) {
  const { id: idInUrl = '' } = useParams();
  return <RecordFrame id={id ?? idInUrl} {...props} />;
}
