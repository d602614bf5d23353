/** Stands in for 'lodash/merge': any number of sources, plain objects only, the later one wins. */
import { merge as mergeTwo } from 'es-toolkit/object';

type Plain = Record<PropertyKey, unknown>;

export default function merge(target: Plain, ...sources: readonly (Plain | undefined)[]): Plain {
  for (const source of sources) if (source) mergeTwo(target, source);
  return target;
}
