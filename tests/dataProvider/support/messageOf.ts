import { AppError } from '../../../dataProvider/errors';

/** Returns the message of the AppError that a call throws. Fails if it throws nothing, or anything else. */
export function getMessage(call: () => unknown): string {
  try {
    call();
  } catch (thrown) {
    if (thrown instanceof AppError) return thrown.message;
    throw thrown;
  }
  throw new Error('It went well.');
}
