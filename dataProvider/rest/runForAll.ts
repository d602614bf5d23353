import type { Identifier } from 'ra-core';
import { AppError } from '../errors';
import { runBulk } from './bulk';

/** Runs a write for each record. @throws AppError with the number of failed records, if any */
export async function runForAll(
  ids: readonly Identifier[],
  run: (id: Identifier) => Promise<unknown>,
): Promise<{ data: Identifier[] }> {
  const { done, failed, notSent } = await runBulk({ ids, run: async (id) => void (await run(id)) });
  const [first] = failed;
  if (!first) return { data: done };
  const { kind, status, message, fields } = first.error;
  const reason =
    message ||
    Object.entries(fields)
      .map((field) => field.join(': '))
      .join(', ');
  const count = `${failed.length + notSent.length} of ${ids.length} failed`;
  const uncertain = failed.some(({ error }) => error.uncertain);
  throw new AppError({
    kind,
    status,
    message: reason ? `${count}: ${reason}` : count,
    uncertain,
    cause: first.error,
  });
}
