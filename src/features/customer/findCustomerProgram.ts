import type { Row } from '../../../resources/entity';
import { excludedFromPrograms, type Program } from '../../../resources/programs';

/** Returns the customer's program. Defaults to the store's first program; null if the customer is excluded. */
export function findCustomerProgram(customer: Row, programs: readonly Program[]): Program | null {
  const id = customer['loyaltyProgramId'] ?? null;
  if (id === excludedFromPrograms) return null;
  if (id === null) return programs[0] ?? null;
  return programs.find(({ _id }) => _id === id) ?? null;
}
