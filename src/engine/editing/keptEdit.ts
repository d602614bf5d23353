import type { ZodMiniType } from 'zod/mini';
import * as z from 'zod/mini';
import { begun, type EditHistory } from './editHistory';

/** The text that keeps what is edited and not saved. */
export const writeEdit = <Value>({ base, present }: EditHistory<Value>): string => JSON.stringify({ base, present });

/** What a stored text holds of an edited value; null for anything else. */
export function readEdit<Value>(text: string, shape: ZodMiniType<Value>): EditHistory<Value> | null {
  if (text === '') return null;
  try {
    const { base, present } = z.object({ base: z.unknown(), present: z.unknown() }).parse(JSON.parse(text));
    return begun(shape.parse(base), shape.parse(present));
  } catch {
    return null;
  }
}
