import type { ReactNode } from 'react';
import { PageLink } from '../../ui/navigation/PageLink';
import { getReferencedEntity, toRecordLink } from '../entity/recordLink';
import type { CellProps } from '../records/cell';
import styles from './cells.module.css';

interface RecordLinkProps extends Pick<CellProps, 'entity' | 'path'> {
  id: string;
  /** Text to search for if the API has no read by id. */
  text: string | null;
  children: ReactNode;
}

/** A link to the record that a field refers to; plain text if there is no such page. */
export function RecordLink({ entity, path, id, text, children }: RecordLinkProps) {
  const url = toRecordLink(getReferencedEntity(entity, path), id, text);
  if (url === null) return <bdi>{children}</bdi>;
  return (
    <PageLink className={styles.link} dir="auto" to={url}>
      {children}
    </PageLink>
  );
}
