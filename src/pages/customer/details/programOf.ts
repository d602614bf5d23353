import { excludedFromPrograms, type Program } from '../../../../resources/programs';
import type { Customer } from '../customer';

/** The programme that a customer takes part in: the first of the shop where none is named; null for one who is excluded. */
export function programOf({ loyaltyProgramId }: Customer, programs: readonly Program[]): Program | null {
  if (loyaltyProgramId === excludedFromPrograms) return null;
  if (loyaltyProgramId === null) return programs[0] ?? null;
  return programs.find(({ _id }) => _id === loyaltyProgramId) ?? null;
}
