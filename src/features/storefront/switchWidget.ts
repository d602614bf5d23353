import type { Widget } from '../../../resources/widgets';
import { loadBeforeWrite, writeAndVerify } from '../../engine/writes/verifiedWrite';
import { type CreatePorts, createWidget, findRepeatedWidgets } from './createWidget';
import { parseWidgetData } from './widgetData';
import { findWidget } from './widgetsQuery';

export interface SwitchPorts extends CreatePorts {
  /** @throws AppError */
  setEnabled(id: string, isOn: boolean): Promise<Widget>;
  /**
   * Called after the widget was created, which may have happened twice.
   * @param findRepeated finds the widgets that were created in addition to it
   */
  onCreated(findRepeated: () => Promise<readonly Widget[]>): void;
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
async function findOrCreate(type: string, ports: SwitchPorts): Promise<Widget> {
  const before = await loadBeforeWrite(ports.load);
  const found = findWidget(before, type);
  if (found) return found;
  const created = await createWidget(type, {}, before, ports);
  // The server may have added defaults.
  const data = parseWidgetData(created.data);
  ports.onCreated(() => findRepeatedWidgets(created, type, data, before, ports));
  return created;
}
