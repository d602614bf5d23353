import { useEffect, useRef } from 'react';

/** Returns a function that says whether the component is still on the page, for what ends after it was left. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}
