import { useLayoutEffect, useMemo, useRef } from 'react';

/** The same functions for ever, that do what the newest ones do: what is given them need not be drawn again. */
export function useSteady<Acts extends { [Name in keyof Acts]: (...given: never[]) => void }>(acts: Acts): Acts {
  const newest = useRef(acts);
  useLayoutEffect(() => {
    newest.current = acts;
  });
  return useMemo(() => new Proxy(newest.current, { get: (_, name) => Reflect.get(newest.current, name) }), []);
}
