import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { RouteObject } from 'react-router';
import { Spinner } from '../ui/icons/Spinner';
import { lazyComponent } from '../ui/lazy/lazyPart';
import type { LazyCode } from '../ui/lazy/lazyWithRetry';

/**
 * Lazy route: the previous page stays until the code is loaded. If that fails, `whenFailed` is rendered in its place,
 * and the layout around it stays.
 */
export function lazyRoute<Props extends object>(
  code: LazyCode<Props>,
  whenFailed: (code: LazyCode<Props>) => ReactNode,
  props: Props,
): Pick<RouteObject, 'lazy'> | Pick<RouteObject, 'element'> {
  const Page: ComponentType<Props> = lazyComponent(code, whenFailed);
  const element = (
    <Suspense fallback={<Spinner label />}>
      <Page {...props} />
    </Suspense>
  );
  // Loaded code is rendered without waiting.
  if (code.get().component) return { element };
  return {
    async lazy() {
      await code.fetch();
      return { element };
    },
  };
}
