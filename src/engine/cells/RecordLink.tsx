import type { ReactNode } from 'react';
import { PageLink } from '../../ui/PageLink';
import { entityOf, recordLink } from '../recordLink';
import type { CellProps } from './cell';
import styles from './cells.module.css';

interface RecordLinkProps extends Pick<CellProps, 'entity' | 'path'> {
  id: string;
  /** Text to search for where the record cannot be looked up by id. */
  text: string | null;
  children: ReactNode;
}

/** A link to the record that a field stands for; plain words where it leads nowhere. */
export function RecordLink({ entity, path, id, text, children }: RecordLinkProps) {
  const address = recordLink(entityOf(entity, path), id, text);
  if (address === null) return <bdi>{children}</bdi>;
  return (
    <PageLink className={styles.link} dir="auto" to={address}>
      {children}
    </PageLink>
  );
}
