import { useCallback, useContext } from 'react';
// The router's hooks re-render their component on every navigation; the router object never changes.
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router';

type Router = NonNullable<React.ContextType<typeof RouterContext>>['router'];

interface GoToOptions {
  /** Replaces the current history entry. */
  replace?: boolean;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
}

/** Returns the data router. @throws Error outside of a router */
export function usePageRouter(): Router {
  const context = useContext(RouterContext);
  if (!context) throw new Error('usePageRouter is called outside of a router.');
  return context.router;
}

/** Returns a stable function that navigates to an absolute path, without subscribing to the location. */
export function useGoTo(): (url: string, options?: GoToOptions) => void {
  const router = usePageRouter();
  return useCallback((url, options) => void router.navigate(url, options), [router]);
}
