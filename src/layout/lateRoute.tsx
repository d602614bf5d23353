import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { RouteObject } from 'react-router';
import type { LateCode } from '../ui/lateCode';
import { lateComponent } from '../ui/lazyPart';
import { Spinner } from '../ui/Spinner';

/**
 * A page whose code is fetched when its address is opened; the page before stays until it is there. Where it does not
 * come, `whenFailed` stands in its place, and what stands around the pages stays.
 */
export function lateRoute<Props extends object>(
  code: LateCode<Props>,
  whenFailed: (code: LateCode<Props>) => ReactNode,
  props: Props,
): Pick<RouteObject, 'lazy'> | Pick<RouteObject, 'element'> {
  const Page: ComponentType<Props> = lateComponent(code, whenFailed);
  const element = (
    <Suspense fallback={<Spinner label />}>
      <Page {...props} />
    </Suspense>
  );
  // Code that is there already is waited for by nobody.
  if (code.get().component) return { element };
  return {
    async lazy() {
      await code.fetch();
      return { element };
    },
  };
}
