/** A place among the console's own parts. */
export type Place<Name extends string> = { before?: Name; after?: never } | { before?: never; after?: Name };

/** The name of a part in an order. */
export interface Part {
  name: string;
  /** Parts of a group are shown together. */
  group?: string | undefined;
}

/** A new part, or another place of one that exists. Without a place or another group, it stays where it is, or is last. */
interface PartChange extends Part {
  before?: string;
  after?: string;
  hide?: boolean;
}

/**
 * Returns the names of the console's parts with those of an extension. Those for the same place are in the order of
 * `changes`. A part joins the group of the one beside which it is placed, unless it has its own.
 */
export function arrange(parts: readonly Part[], changes: readonly PartChange[]): readonly Part[] {
  const result = [...parts];
  const find = (name: string) => result.findIndex((part) => part.name === name);
  // The last one is placed first, so that the others come between it and the anchor.
  const inOrder = [...changes.filter(({ after }) => !after), ...changes.filter(({ after }) => after).reverse()];
  for (const { name, before, after, group } of inOrder) {
    const anchor = before ?? after ?? name;
    const part = { name, group: group ?? result[find(anchor)]?.group };
    const old = find(name);
    if (old >= 0) result.splice(old, 1);
    const at = anchor !== name || group !== undefined ? find(anchor) : old;
    result.splice(at < 0 ? result.length : at + (after ? 1 : 0), 0, part);
  }
  return result.filter(({ name }) => !changes.some((change) => change.name === name && change.hide));
}

/**
 * Returns the tabs of a page with those of an extension, in order.
 * @param getLabel message key of one of the console's own tabs
 */
export const arrangeTabs = (
  names: readonly string[],
  changes: readonly (PartChange & { label?: string })[],
  getLabel: (name: string) => string,
): readonly { name: string; label: string }[] =>
  arrange(
    names.map((name) => ({ name })),
    changes,
  ).map(({ name }) => ({
    name,
    label: changes.find((change) => change.name === name)?.label ?? getLabel(name),
  }));
