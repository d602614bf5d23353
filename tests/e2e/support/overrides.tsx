/** Replaces src/overrides.ts in the build of the extensions' tests: a list override and a page, written with react-admin alone. */
import { withMessages } from '../../../i18n/i18n';
import type { ResourceOverrides } from '../../../src/engine/entity/resourceOf';
import { lazyPart } from '../../../src/ui/lazy/lazyPart';

export { actionDialogs } from '../../../src/overrides';

export const resourceOverrides: ResourceOverrides = {
  customers: {
    list: lazyPart(() => withMessages('ra', () => import('./CustomerTable'))),
    edit: lazyPart(() => withMessages('ra', () => import('./CustomerEdit'))),
  },
  rewards: { list: lazyPart(() => withMessages('ra', () => import('./NewCustomers'))) },
};
