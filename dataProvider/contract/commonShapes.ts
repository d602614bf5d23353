import * as z from 'zod/mini';
import { nonEmptyText } from '../../resources/shapes';

/** Response of a call without a result: any object, also an empty body. */
export const emptyShape = z.looseObject({});

/** Body of every failed response. */
export const errorShape = z.looseObject({
  /** For people. */
  error: nonEmptyText,
  /** For programs. */
  code: z.optional(z.string()),
  /** Text by the name of a refused field. */
  fields: z.optional(z.record(z.string(), z.string())),
});

/** A page of a list. `total` counts all items that match. */
export const pageOf = (item: z.ZodMiniType) => z.object({ total: z.int().check(z.minimum(0)), items: z.array(item) });

/** Query parameters of a page. */
export const pageQuery = {
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  offset: z.optional(z.int().check(z.minimum(0))),
};

export const searchQuery = { search: z.optional(z.string()), ...pageQuery };

/** An object whose keys the backend keeps and does not interpret. */
export const freeObject = z.looseObject({});
