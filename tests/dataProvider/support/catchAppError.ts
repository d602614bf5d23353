import { AppError } from '../../../dataProvider/errors';

/** Returns the AppError that a call rejects with. Fails if it resolves or rejects with anything else. */
export async function catchAppError(call: Promise<unknown>): Promise<AppError> {
  const thrown = await call.then(
    (answer) => new Error(`It went well: ${JSON.stringify(answer)}`),
    (error: unknown) => error,
  );
  if (!(thrown instanceof AppError)) throw thrown;
  return thrown;
}
