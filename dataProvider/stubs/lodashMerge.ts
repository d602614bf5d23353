/** `lodash/merge` by es-toolkit's own function, 1 KB smaller than its copy of lodash's: it knows plain objects and arrays alone. */
import { merge } from 'es-toolkit/object/merge';

type Source = Record<PropertyKey, unknown> | null | undefined;

export default (target: Record<PropertyKey, unknown>, ...sources: readonly Source[]) =>
  sources.reduce<Record<PropertyKey, unknown>>((merged, source) => merge(merged, source ?? {}), target);
