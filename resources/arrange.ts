/** Orders what the console has together with what an extension adds: parts of pages, menu entries and columns. */

/** A place among the console's own parts. */
export type Place<Name extends string> = { before?: Name; after?: never } | { before?: never; after?: Name };

/** The name of a part in an order. */
export interface Part {
  name: string;
  /** Parts of a group are shown together. */
  group?: string | undefined;
}

/** A new part, or another place of one that exists. Without a place or another group, it stays where it is, or is last. */
export interface PartChange extends Part {
  before?: string | undefined;
  after?: string | undefined;
  hide?: boolean;
}

/**
 * Returns the names of the console's parts with those of an extension. A part that is placed beside another goes with it if that
 * is moved, too, and joins its group, unless it has its own. Several at one place are in the order of `changes`.
 */
export function arrange(parts: readonly Part[], changes: readonly PartChange[]): readonly Part[] {
  const result: Part[] = [];
  const placed = new Set<string>();
  const place = (part: Part) => {
    // Those that are placed beside each other have no place.
    if (placed.has(part.name)) return;
    placed.add(part.name);
    const placeBeside = (side: 'before' | 'after') => {
      for (const change of changes)
        if (change[side] === part.name) place({ name: change.name, group: change.group ?? part.group });
    };
    placeBeside('before');
    result.push({ name: part.name, group: part.group });
    placeBeside('after');
  };
  const isMoved = ({ before, after, group }: PartChange) => (before ?? after ?? group) !== undefined;
  for (const part of parts) if (!changes.some((change) => change.name === part.name && isMoved(change))) place(part);
  const names = new Set([...parts, ...changes].map(({ name }) => name));
  for (const change of changes) if (!names.has(change.before ?? change.after ?? '')) place(change);
  for (const change of changes) place(change);
  return result.filter(({ name }) => !changes.some((change) => change.name === name && change.hide));
}
