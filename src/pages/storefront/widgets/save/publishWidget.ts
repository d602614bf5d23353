import { certainly } from '../../../../../dataProvider/certainly';
import { AppError, toAppError } from '../../../../../dataProvider/errors';
import type { Widget } from '../../../../../resources/widgets';
import { isSameValue, mergeEdits } from '../../../../engine/editing/mergeEdits';
import { dataOf, type WidgetData, widgetDataShape } from '../widgetData';
import { widgetOf } from '../widgetsQuery';

export interface PublishPorts {
  /** The widgets as the provider has them now. @throws AppError */
  read(): Promise<readonly Widget[]>;
  /** Makes the widget, or changes the one that is there. @throws AppError */
  make(type: string, data: WidgetData): Promise<Widget>;
  change(id: string, data: WidgetData): Promise<Widget>;
}

/** Somebody else has changed the same parts: nothing was sent. */
const changedMeanwhile = () => new AppError({ kind: 'conflict', status: 409 });

/**
 * Publishes a widget as it was edited over what the provider has now: what others changed in other parts stays. Where
 * an answer leaves a doubt it looks again, so that what has arrived is no failure.
 * @param base what was published when the editing began
 * @throws AppError of kind `conflict` where somebody else has changed the same; what cannot be known stays `uncertain`
 */
export async function publishWidget(
  type: string,
  { base, mine }: { base: WidgetData; mine: WidgetData },
  ports: PublishPorts,
): Promise<WidgetData> {
  // Nothing was sent yet, whatever became of this.
  const now = widgetOf(await ports.read().catch(throwCertainly), type);
  const sent = now ? mergedOver(dataOf(now.data), base, mine) : mine;
  try {
    const widget = await (now ? ports.change(now._id, sent) : ports.make(type, sent));
    return dataOf(widget.data);
  } catch (thrown) {
    return lookFor(type, sent, toAppError(thrown), ports);
  }
}

function mergedOver(theirs: WidgetData, base: WidgetData, mine: WidgetData): WidgetData {
  const { value, disputes } = mergeEdits(base, mine, theirs);
  const merged = widgetDataShape.safeParse(value);
  if (disputes.length > 0 || !merged.success) throw changedMeanwhile();
  return merged.data;
}

async function lookFor(type: string, sent: WidgetData, error: AppError, { read }: PublishPorts): Promise<WidgetData> {
  const isDoubtful = error.uncertain || error.kind === 'conflict' || error.kind === 'notFound';
  const widgets = isDoubtful ? await read().catch(() => null) : null;
  if (!widgets) throw error;
  const found = widgetOf(widgets, type);
  if (found && isSameValue(dataOf(found.data), sent)) return sent;
  throw certainly(error);
}

function throwCertainly(thrown: unknown): never {
  throw certainly(toAppError(thrown));
}
