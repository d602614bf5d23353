import type { ReactNode } from 'react';
import type { Entity } from '../../../resources/entity';
import { useEntityLabels } from '../entity/entityLabels';
import type { ConsoleRecord } from '../records/consoleRecord';
import { AttachmentList } from './AttachmentList';
import { RecordLead, RecordSections } from './RecordSections';
import { groupFieldsBySection } from './recordSections';

interface PanelRecordProps {
  entity: Entity;
  record: ConsoleRecord;
  /** The open composer. */
  children: ReactNode;
}

/** The record as in the moderation queue, without the text that the panel has as its title. */
export function PanelRecord({ entity, record, children }: PanelRecordProps) {
  const labels = useEntityLabels(entity);
  const sections = groupFieldsBySection(entity, record);
  const title = labels.title(record);
  return (
    <>
      <RecordLead
        entity={entity}
        record={record}
        fields={[...sections.lead, ...sections.state]}
        large={sections.text.length === 0}
      />
      <RecordSections
        entity={entity}
        record={record}
        sections={{ ...sections, text: sections.text.filter(({ value }) => value !== title) }}
        attachmentsCell={AttachmentList}
      >
        {children}
      </RecordSections>
    </>
  );
}
