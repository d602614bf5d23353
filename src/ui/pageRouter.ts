import { useCallback, useContext } from 'react';
// The router itself. Its own hooks draw who uses them anew at every change of the address; this never changes.
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router';

type Router = NonNullable<React.ContextType<typeof RouterContext>>['router'];

interface GoOptions {
  /** Leaves no entry to come Back to. */
  replace?: boolean;
  /** The page stays scrolled as it is. */
  preventScrollReset?: boolean;
}

/** The router around this page. @throws Error outside of one */
export function usePageRouter(): Router {
  const context = useContext(RouterContext);
  if (!context) throw new Error('usePageRouter is called outside of a router.');
  return context.router;
}

/** Goes to an address of the console, given from its root. The function stays the same, and nothing is drawn anew for it. */
export function useGoTo(): (address: string, options?: GoOptions) => void {
  const router = usePageRouter();
  return useCallback((address, options) => void router.navigate(address, options), [router]);
}
