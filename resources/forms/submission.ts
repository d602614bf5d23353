import * as z from 'zod/mini';
import { id, instant } from '../shapes';

/** One submission of a form. `values` are by the names of the fields, and unchecked. */
export const submissionShape = z.object({ _id: id, createdAt: instant, values: z.unknown() });
export type Submission = z.infer<typeof submissionShape>;
