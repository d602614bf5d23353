import type { Widget } from '../../../resources/widgets';
import { loadBeforeWrite } from '../../engine/writes/verifiedWrite';
import { type CreatePorts, createWidget, findRepeatedWidgets } from './createWidget';
import type { WidgetPorts } from './useWidgetPorts';
import { parseWidgetData } from './widgetData';
import { findWidget } from './widgetsQuery';

export interface SwitchPorts extends CreatePorts, Pick<WidgetPorts, 'dataProvider'> {
  /**
   * Called after the widget was created, which may have happened twice.
   * @param findRepeated finds the widgets that were created in addition to it
   */
  onCreated(findRepeated: () => Promise<readonly Widget[]>): void;
}

/** An existing widget, or a type that has no widget yet. */
export type WidgetSwitchTarget = Pick<Widget, '_id' | 'type'> | { _id: null; type: string };

/**
 * Turns a widget on or off, and creates it first if necessary.
 * @throws AppError
 */
export async function switchWidget(
  { _id, type }: WidgetSwitchTarget,
  isOn: boolean,
  ports: SwitchPorts,
): Promise<void> {
  const id = _id ?? (await findOrCreate(type ?? '', ports))._id;
  await ports.dataProvider.update('widgets', { id, data: { isEnabled: isOn }, previousData: { id } });
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
