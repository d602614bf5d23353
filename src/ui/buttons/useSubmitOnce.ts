import { type FormEvent, useEffect, useRef, useState } from 'react';

/** Lock time of a synchronous handler. Longer than a double click or a bouncing key. */
const SUBMIT_LOCK_MS = 500;

type Submit = ((event: FormEvent<HTMLFormElement>) => unknown) | undefined;

/**
 * Wraps a submit handler so that repeated submits are ignored while one is pending.
 * @param isBusy whether the caller has other work pending
 * @returns `isPending` while the promise of `onSubmit` is pending, and the wrapped handler
 */
export function useSubmitOnce(
  onSubmit: Submit,
  isBusy: boolean,
): { isPending: boolean; submit: (event: FormEvent<HTMLFormElement>) => void } {
  const isLocked = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isPending, setPending] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const unlock = () => {
    clearTimeout(timer.current);
    isLocked.current = false;
    setPending(false);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (isLocked.current || isBusy || !onSubmit) return;
    isLocked.current = true;
    // Set before the handler runs, which may unmount the form.
    timer.current = setTimeout(unlock, SUBMIT_LOCK_MS);
    const result = runSafely(onSubmit, event, unlock);
    if (result instanceof Promise) {
      clearTimeout(timer.current);
      setPending(true);
      result.then(unlock, (error: unknown) => {
        unlock();
        reportError(error);
      });
    }
  };
  return { isPending, submit };
}

/** Unlocks the form if the handler throws. */
function runSafely(onSubmit: NonNullable<Submit>, event: FormEvent<HTMLFormElement>, unlock: () => void): unknown {
  try {
    return onSubmit(event);
  } catch (error) {
    unlock();
    throw error;
  }
}
