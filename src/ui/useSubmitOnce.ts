import { type FormEvent, useEffect, useRef, useState } from 'react';

/** How long a submit without a promise keeps others off: longer than a double click, and than a key that bounces. */
const settling = 500;

type Submit = ((event: FormEvent<HTMLFormElement>) => unknown) | undefined;

/**
 * A submit handler that lets one through at a time, however often it is pressed.
 * @param isBusy the caller's own sign that the work is under way
 * @returns isPending while the promise of `onSubmit` has not settled, and the handler for the form
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
    isLocked.current = false;
    setPending(false);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (isLocked.current || isBusy || !onSubmit) return;
    isLocked.current = true;
    const result = runSafely(onSubmit, event, unlock);
    if (result instanceof Promise) {
      setPending(true);
      result.then(unlock, (failure: unknown) => {
        unlock();
        reportError(failure);
      });
    } else timer.current = setTimeout(unlock, settling);
  };
  return { isPending, submit };
}

/** A handler that throws must not leave the form locked. */
function runSafely(onSubmit: NonNullable<Submit>, event: FormEvent<HTMLFormElement>, unlock: () => void): unknown {
  try {
    return onSubmit(event);
  } catch (failure) {
    unlock();
    throw failure;
  }
}
