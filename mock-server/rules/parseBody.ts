import type { ZodMiniType } from 'zod/mini';
import { HttpError, validationError } from '../httpError';

interface ValidationIssue {
  code?: string | undefined;
  path: readonly PropertyKey[];
  message: string;
}

/**
 * Validates a request body.
 * @throws HttpError 422 with a message per invalid or unknown field; 400 if it is not an object
 */
export function parseBody(shape: ZodMiniType<object>, body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HttpError(400, 'The body must be a JSON object.');
  }
  const result = shape.safeParse(body);
  if (result.success) return { ...result.data };
  throw validationError(fieldTexts(result.error.issues));
}

function fieldTexts(issues: readonly ValidationIssue[]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const issue of issues) {
    for (const key of unknownKeys(issue)) texts[key] = 'There is no such field.';
    const [field] = issue.path;
    if (field !== undefined) texts[String(field)] ??= toText(issue);
  }
  return texts;
}

function unknownKeys(issue: ValidationIssue): string[] {
  const atTop = issue.code === 'unrecognized_keys' && issue.path.length === 0;
  return atTop && 'keys' in issue && Array.isArray(issue.keys) ? issue.keys.map(String) : [];
}

function toText(issue: ValidationIssue): string {
  if (issue.code === 'invalid_value' && 'values' in issue && Array.isArray(issue.values)) {
    return `Must be one of: ${issue.values.map(String).join(', ')}.`;
  }
  if (issue.code === 'invalid_type' && 'expected' in issue) return `Must be given, as ${String(issue.expected)}.`;
  return issue.message === 'Invalid input' ? 'This value is not accepted.' : issue.message;
}
