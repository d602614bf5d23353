import * as z from 'zod/mini';
import { id, text } from './shapes';

/** A loyalty programme, as far as lists and pickers need it. */
export const programShape = z.object({ _id: id, name: text });
export type Program = z.infer<typeof programShape>;
