import { isEqual } from 'es-toolkit/predicate';
import type { Program } from '../../../resources/programs';
import type { CopyChange } from './copyChange';
import { toProgramContent } from './kinds/programContent';

/**
 * Finds the programs that were created in addition to a copied one: the store had none with this name. Of all other
 * kinds, nothing is created by a repeated request: they are replaced as a whole (settings, theme, dictionary, emails).
 */
export function findRepeatedCopies(programs: readonly Program[], { name, after }: CopyChange): readonly Program[] {
  const named = programs.filter((program) => program.name === name);
  const copy = named.find((program) => isEqual(toProgramContent(program), after)) ?? named[0];
  return named.filter((program) => program !== copy);
}

/** Returns true if a change creates a program. */
export const isNewProgram = ({ kind, before, after }: CopyChange): boolean =>
  kind === 'programs' && before === null && after !== null;
