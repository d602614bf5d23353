import * as z from 'zod/mini';
import { id, text } from './shapes';

/** A loyalty programme, as far as lists and pickers need it. */
export const programShape = z.object({ _id: id, name: text });
export type Program = z.infer<typeof programShape>;

/** Value of a customer's `loyaltyProgramId` who takes part in no programme (specification section 3). */
export const excludedFromPrograms = '-1';
