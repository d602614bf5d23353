import { arrange, type PartChange } from '../../resources/arrange';

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
