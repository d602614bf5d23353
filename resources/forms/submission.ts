import * as z from 'zod/mini';
import type { RecordKind } from '../recordKind';
import { id, instant } from '../shapes';

/** One submission of a form. `values` are by the names of the fields, and unchecked. */
export const submissionShape = z.object({ _id: id, createdAt: instant, values: z.unknown() });
export type Submission = z.infer<typeof submissionShape>;

export const submissions = {
  title: 'createdAt',
  shape: z.extend(submissionShape, { formId: id }),
  path: 'forms/{formId}/submissions',
  items: 'items',
  parent: 'formId',
  isPaged: true,
  isOptional: true,
} as const satisfies RecordKind;
