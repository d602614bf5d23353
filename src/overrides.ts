import { mapValues } from 'es-toolkit/object';
import type { ComponentType } from 'react';
import { type ExtensionOverride, getExtension } from './defineConsole';
import type { ActionDialogs } from './engine/actions/actionDialogs';
import type { ResourceOverrides } from './engine/entity/resourceOf';
import { loadOfExtension } from './engine/slots/loadOfExtension';
import type { LoadComponent } from './slots/pageSlots';
import { lazyDialog } from './ui/lazy/lazyDialog';
import { lazyPart } from './ui/lazy/lazyPart';

/** Loads a page of `src/extensions`, with a place for the title that react-admin's components have. */
export async function loadPageOfExtension(
  load: () => Promise<{ default: ComponentType }>,
): Promise<{ default: ComponentType }> {
  const [{ default: Page }, { withTitle }] = await Promise.all([
    loadOfExtension(load),
    import('./reactAdmin/withTitle'),
  ]);
  return { default: withTitle(Page) };
}

/** Components of `src/extensions` that replace the derived `list`, `create`, `edit` or `show` of a resource. */
export const resourceOverrides: ResourceOverrides = mapValues(getExtension().overrides, (override: ExtensionOverride) =>
  mapValues<Record<string, LoadComponent>, string, ComponentType>({ ...override }, (load) =>
    lazyPart(() => loadPageOfExtension(load)),
  ),
);

const addPointsDialog = lazyPart(() => import('./features/customer/points/AddPointsDialog'));

/**
 * Dialogs of the actions that are declared with `dialog: true`, by `<entity>.<action>`, of those with `call` and
 * `form`, and of those that an extension loads. Each is loaded when it is opened.
 */
export const actionDialogs: ActionDialogs = {
  'customers.addPoints': addPointsDialog,
  'customers.deductPoints': addPointsDialog,
  'customers.program': lazyPart(() => import('./features/customer/program/ProgramDialog')),
  'customers.addVoucher': lazyPart(() => import('./features/customer/voucher/VoucherDialog')),
  call: lazyDialog(() => import('./engine/actions/CallDialog')),
  form: lazyDialog(() => import('./engine/create/RecordFormDialog')),
  own: lazyDialog(() => import('./engine/actions/OwnDialog')),
};
