import type { ReactNode } from 'react';
import { useReferenceName } from './useReferenceName';

interface LookedUpNameProps {
  /** Name of the record's entity, or a catalogue. */
  entity: string;
  id: string;
  children: (name: string) => ReactNode;
}

/** The name of a record that is in no row; its id where nobody knows it. */
export default function LookedUpName({ entity, id, children }: LookedUpNameProps) {
  const { name, isPending } = useReferenceName(entity, id);
  return children(name ?? (isPending ? '…' : id));
}
