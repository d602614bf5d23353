import * as z from 'zod/mini';

/** String that is not blank. */
export const nonBlankText = z.string().check(z.refine((value) => value.trim() !== '', 'Must not be empty.'));

/** ISO 8601 instant. */
export const instant = z
  .string()
  .check(
    z.refine(
      (value) => /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value)),
      'Must be a date and time, ISO 8601.',
    ),
  );

/** Email pattern: non-space, at sign, non-space, dot, non-space. */
export const email = z
  .string()
  .check(z.refine((value) => /^\S[^\s@]*@\S[^\s.]*\.\S+$/.test(value), 'Must be an email address.'));
