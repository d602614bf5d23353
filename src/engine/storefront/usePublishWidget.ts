import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import type { Widget } from '../../../resources/widgets';
import { useAsyncAction } from '../../ui/buttons/useAsyncAction';
import { useToast } from '../../ui/toasts/toastContext';
import type { EditSession } from '../editing/useEditSession';
import type { PublishPorts } from './publishWidget';
import { useReportCreatedWidget } from './useReportCreatedWidget';
import { useWidgetPorts, type WidgetPorts } from './useWidgetPorts';

interface UsePublishWidgetResult {
  publish: () => void;
  /** Error of the last attempt; null if it succeeded or there was none. */
  publishError: AppError | null;
}

interface UsePublishWidgetOptions<Value> {
  /** Name of the widget, for the toast. */
  name: string;
  edited: Pick<EditSession<Value>, 'save'>;
  /** Resolves with the published widget. */
  send: (mine: Value, ports: WidgetPorts & Pick<PublishPorts, 'onCreated'>) => Promise<Widget>;
  /** Returns the edited value of a published widget. */
  toValue: (widget: Widget) => Value;
  /** Called after the edits are saved. The widget is a new one if the edited one was deleted. */
  onPublished?: ((widget: Widget) => void) | undefined;
}

/** Publishes the draft of a widget, and reports further ones if it was created more than once. */
export function usePublishWidget<Value>(options: UsePublishWidgetOptions<Value>): UsePublishWidgetResult {
  const { name, edited, send, toValue, onPublished } = options;
  const translate = useTranslate();
  const toast = useToast();
  const ports = useWidgetPorts();
  const report = useReportCreatedWidget(ports);
  const [publishError, setPublishError] = useState<AppError | null>(null);

  const { run } = useAsyncAction(async () => {
    setPublishError(null);
    try {
      const published: Widget[] = [];
      const checks: (() => Promise<readonly Widget[]>)[] = [];
      await edited.save(async (mine) => {
        const widget = await send(mine, { ...ports, onCreated: (check) => checks.push(check) });
        published.push(widget);
        return toValue(widget);
      });
      ports.notifyChanged();
      const done = translate('widgets.published', { name });
      const [findRepeated] = checks;
      if (findRepeated) void report({ name, done, findRepeated });
      else toast({ tone: 'done', text: done });
      for (const widget of published) onPublished?.(widget);
    } catch (thrown) {
      console.warn('publishing a widget failed', thrown);
      setPublishError(toAppError(thrown));
    }
  });
  return { publish: run, publishError };
}
