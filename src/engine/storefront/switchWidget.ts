import type { Widget } from '../../../resources/widgets';
import { loadBeforeWrite, writeAndVerify } from '../writes/verifiedWrite';
import { findWidget } from './widgetsQuery';

export interface SwitchPorts {
  /**
   * Fetches the current widgets.
   * @throws AppError
   */
  load(): Promise<readonly Widget[]>;
  /**
   * Creates a widget with default data, turned off.
   * @throws AppError
   */
  create(type: string): Promise<Widget>;
  setEnabled(id: string, isOn: boolean): Promise<Widget>;
}

/** An existing widget, or a type that has no widget yet. */
export type WidgetSwitchTarget = Pick<Widget, '_id' | 'type'> | { _id: null; type: string };

/**
 * Turns a widget on or off and creates it first if necessary. Reads back if the response was lost.
 * @throws AppError
 */
export async function switchWidget(
  { _id, type }: WidgetSwitchTarget,
  isOn: boolean,
  ports: SwitchPorts,
): Promise<void> {
  const result = await writeAndVerify({
    write: async () => ports.setEnabled(_id ?? (await findOrCreate(type ?? '', ports))._id, isOn),
    load: ports.load,
    verify(widgets) {
      const current = _id === null ? findWidget(widgets, type ?? '') : widgets.find((widget) => widget._id === _id);
      return current?.isEnabled === isOn ? 'applied' : 'notApplied';
    },
    verifiedKinds: [],
  });
  if (result.kind !== 'written' && result.kind !== 'applied') throw result.error;
}

/** Returns the widget of a type. Refetches before creating one, since another user may have created it. */
async function findOrCreate(type: string, { load, create }: SwitchPorts): Promise<Widget> {
  return findWidget(await loadBeforeWrite(load), type) ?? create(type);
}
