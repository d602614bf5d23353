import type { ReactNode } from 'react';
import { classes } from '../../ui/classes';
import { PageLink } from '../../ui/navigation/PageLink';
import { getReferencedEntity, toRecordLink } from '../entity/recordLink';
import type { CellProps } from '../records/cell';
import styles from './cells.module.css';

interface RecordLinkProps extends Pick<CellProps, 'entity' | 'path'> {
  id: string;
  /** Text to search for if the API has no read by id. */
  text: string | null;
  /** The whole text, where the line may be cut. */
  title?: string;
  /** Style of the line. */
  className: string | undefined;
  children: ReactNode;
}

/** One line with a link to the record that a field refers to; plain text if there is no such page. */
export function RecordLink({ entity, path, id, text, title, className, children }: RecordLinkProps) {
  const url = toRecordLink(getReferencedEntity(entity, path), id, text);
  return (
    <span dir="auto" title={title} className={classes(className, styles.oneLine, url !== null && styles.withLink)}>
      {url === null ? (
        children
      ) : (
        <PageLink className={styles.link} to={url}>
          {children}
        </PageLink>
      )}
    </span>
  );
}
