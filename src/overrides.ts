import { withMessages } from '../i18n/i18n';
import type { ActionDialogs } from './engine/actions/actionDialogs';
import type { ResourceOverrides } from './engine/entity/resourceOf';
import { lazyPart } from './ui/lazy/lazyPart';

/**
 * Components that replace the derived `list`, `create`, `edit` or `show` of a resource, by the name of its entity. They
 * read react-admin's hooks: `useListContext` in a list, `useResourceContext` everywhere. Load each with `lazyPart()`,
 * so that other pages don't download it. Use `withMessages('ra', …)` if it shows texts of react-admin itself, and a
 * `ReactAdminWrapper` if it renders react-admin's own components.
 *
 * @example
 * rewards: { list: lazyPart(() => withMessages('ra', () => import('./pages/rewards/RewardList'))) }
 */
export const resourceOverrides: ResourceOverrides = {};

/**
 * Dialogs of the actions that are declared with `dialog: true`, by `<entity>.<action>`. Each is loaded with its texts
 * when it is opened.
 */
export const actionDialogs: ActionDialogs = {
  'customers.addPoints': lazyPart(() =>
    withMessages('points', () => import('./pages/customer/points/AddPointsDialog')),
  ),
  'customers.program': lazyPart(() => withMessages('program', () => import('./pages/customer/program/ProgramDialog'))),
  'customers.addVoucher': lazyPart(() =>
    withMessages(['voucher', 'pickers'], () => import('./pages/customer/voucher/VoucherDialog')),
  ),
};
