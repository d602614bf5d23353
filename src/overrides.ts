import type { ComponentType } from 'react';
import { withWords } from '../i18n/words';
import type { Entity } from '../resources/entity';
import type { ActionDialogs } from './engine/actions/actionDialogs';
import { lazyPart } from './ui/lazyPart';

/**
 * Views that stand in for the derived list page of an entity, by its name. A view may use all of
 * `src/engine`, and react-admin's list hooks inside it. Load it by `lazyPart()`, so that nobody else waits for it; by
 * `lazyPart(() => withWords('ra', …))` where it uses what react-admin words itself.
 */
export const listOverrides: Readonly<Record<string, ComponentType<{ entity: Entity }>>> = {};

/**
 * Dialogs of the actions that are declared with `dialog: true`, by `<entity>.<action>`. Each is loaded by `lazy()`
 * with its words, when it is asked for.
 */
export const actionDialogs: ActionDialogs = {
  'customers.addPoints': lazyPart(() => withWords('points', () => import('./pages/customer/points/AddPointsDialog'))),
  'customers.program': lazyPart(() => withWords('program', () => import('./pages/customer/program/ProgramDialog'))),
  'customers.addVoucher': lazyPart(() =>
    withWords(['voucher', 'pickers'], () => import('./pages/customer/voucher/VoucherDialog')),
  ),
};
