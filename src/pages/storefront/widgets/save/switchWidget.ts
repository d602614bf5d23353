import { certainly } from '../../../../../dataProvider/certainly';
import { toAppError } from '../../../../../dataProvider/errors';
import type { Widget } from '../../../../../resources/widgets';
import { widgetOf } from '../widgetsQuery';

export interface SwitchPorts {
  /** The widgets as the provider has them now. @throws AppError */
  read(): Promise<readonly Widget[]>;
  /** Makes a widget as it is at first, off. @throws AppError */
  make(type: string): Promise<Widget>;
  turn(id: string, isOn: boolean): Promise<Widget>;
}

/** What is switched: the widget that is there, or a type that has none yet. */
export type Switched = Pick<Widget, '_id' | 'type'> | { _id: null; type: string };

/**
 * Turns a widget on or off; one that is not there yet is made first. Where an answer leaves a doubt it looks again.
 * @throws AppError
 */
export async function switchWidget({ _id, type }: Switched, isOn: boolean, ports: SwitchPorts): Promise<void> {
  try {
    const id = _id ?? (await existing(type ?? '', ports))._id;
    await ports.turn(id, isOn);
  } catch (thrown) {
    const error = toAppError(thrown);
    const widgets = error.uncertain ? await ports.read().catch(() => null) : null;
    if (!widgets) throw error;
    const now = _id === null ? widgetOf(widgets, type ?? '') : widgets.find((one) => one._id === _id);
    if (now?.isEnabled !== isOn) throw certainly(error);
  }
}

/** Somebody else may have made it meanwhile. */
async function existing(type: string, { read, make }: SwitchPorts): Promise<Widget> {
  const widgets = await read().catch((thrown: unknown) => {
    throw certainly(toAppError(thrown));
  });
  return widgetOf(widgets, type) ?? make(type);
}
