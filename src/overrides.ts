import { withMessages } from '../i18n/i18n';
import type { ExtensionOverride } from './defineConsole';
import type { ActionDialogs } from './engine/actions/actionDialogs';
import type { ResourceOverrides } from './engine/entity/resourceOf';
import extension from './extensions/index';
import { lazyPart } from './ui/lazy/lazyPart';

/** Components of `src/extensions` that replace the derived `list`, `create`, `edit` or `show` of a resource. */
export const resourceOverrides: ResourceOverrides = mapValues(extension.overrides, (override: ExtensionOverride) =>
  // react-admin's components need its own texts.
  mapValues({ ...override }, (load) => lazyPart(() => withMessages('ra', load))),
);

function mapValues<Value, Result>(
  values: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}

/**
 * Dialogs of the actions that are declared with `dialog: true`, by `<entity>.<action>`. Each is loaded with its texts
 * when it is opened.
 */
export const actionDialogs: ActionDialogs = {
  'customers.addPoints': lazyPart(() =>
    withMessages(['points', 'bulk'], () => import('./pages/customer/points/AddPointsDialog')),
  ),
  'customers.program': lazyPart(() => withMessages('program', () => import('./pages/customer/program/ProgramDialog'))),
  'customers.addVoucher': lazyPart(() =>
    withMessages(['voucher', 'pickers', 'create'], () => import('./pages/customer/voucher/VoucherDialog')),
  ),
};
