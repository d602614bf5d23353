import type { ReactNode } from 'react';
import { useReferenceName } from './useReferenceName';

interface FetchedNameProps {
  /** Name of the record's entity, or of a catalog. */
  entity: string;
  id: string;
  children: (name: string) => ReactNode;
}

/** The name of a record that is in no row, read by its id; the id if it is unknown. */
export default function FetchedName({ entity, id, children }: FetchedNameProps) {
  const { name, isPending } = useReferenceName(entity, id);
  return children(name ?? (isPending ? '…' : id));
}
