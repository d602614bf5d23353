import { AppError } from '../../../dataProvider/errors';

/** The AppError that a call ends with; fails when it ends well or with anything else. */
export async function failureOf(call: Promise<unknown>): Promise<AppError> {
  const thrown = await call.then(
    (answer) => new Error(`It went well: ${JSON.stringify(answer)}`),
    (error: unknown) => error,
  );
  if (!(thrown instanceof AppError)) throw thrown;
  return thrown;
}
