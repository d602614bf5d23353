import type { ZodMiniType } from 'zod/mini';
import { invalid, Problem } from '../problem';

interface Fault {
  code?: string | undefined;
  path: readonly PropertyKey[];
  message: string;
}

/**
 * A body that fits a shape.
 * @throws Problem 422 with a text for every field that does not, an unknown one included; 400 when it is no object
 */
export function readBody(shape: ZodMiniType<object>, body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Problem(400, 'The body must be a JSON object.');
  }
  const result = shape.safeParse(body);
  if (result.success) return { ...result.data };
  throw invalid(fieldTexts(result.error.issues));
}

function fieldTexts(faults: readonly Fault[]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const fault of faults) {
    for (const key of unknownKeys(fault)) texts[key] = 'There is no such field.';
    const [field] = fault.path;
    if (field !== undefined) texts[String(field)] ??= textOf(fault);
  }
  return texts;
}

function unknownKeys(fault: Fault): string[] {
  const atTop = fault.code === 'unrecognized_keys' && fault.path.length === 0;
  return atTop && 'keys' in fault && Array.isArray(fault.keys) ? fault.keys.map(String) : [];
}

function textOf(fault: Fault): string {
  if (fault.code === 'invalid_value' && 'values' in fault && Array.isArray(fault.values)) {
    return `Must be one of: ${fault.values.map(String).join(', ')}.`;
  }
  if (fault.code === 'invalid_type' && 'expected' in fault) return `Must be given, as ${String(fault.expected)}.`;
  return fault.message === 'Invalid input' ? 'This value is not accepted.' : fault.message;
}
