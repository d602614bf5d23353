import { useNotify, useTranslate } from 'ra-core';
import { useRef } from 'react';
import type { Widget } from '../../../resources/widgets';
import { type EditorController, type EditorOptions, useEditor } from '../../engine/editing/useEditor';
import { publishWidget, type WidgetEdit } from './publishWidget';
import { useWidgetPorts } from './useWidgetPorts';
import { toWidgetNotificationId, useSwitchWidget } from './useWidgetSwitch';
import type { WidgetTarget } from './widgetsQuery';

interface WidgetEditorOptions<Value, Issue>
  extends Omit<EditorOptions<Value, Issue>, 'save' | 'savedText' | 'onSaved'> {
  /** Returns the title of the published widget, for notifications. */
  getTitle: (widget: Widget) => string;
  target: WidgetTarget;
  /** Converts the edited value to data. */
  toEdit: (mine: Value) => WidgetEdit;
  /** Reads the edited value of a published widget. */
  read: (widget: Widget) => Value;
  /** Called after the edits are saved. The widget is a new one if the edited one was deleted. */
  onPublished?: ((widget: Widget) => void) | undefined;
}

/** Edits the data of a widget. */
export function useWidgetEditor<Value, Issue = never>(
  options: WidgetEditorOptions<Value, Issue>,
): EditorController<Value, Issue> {
  const { getTitle, target, toEdit, read, onPublished } = options;
  const translate = useTranslate();
  const notify = useNotify();
  const ports = useWidgetPorts();
  const switchWidget = useSwitchWidget();
  const published = useRef<Awaited<ReturnType<typeof publishWidget>>>(null);
  function notifyPublished(widget: Widget): void {
    const name = getTitle(widget);
    // The basic theme has no switch: it holds for all widgets.
    if (widget.isEnabled === true || widget.type === 'BasicTheme') {
      notify(translate('widgets.published', { name }), { type: 'success' });
      return;
    }
    const run = () => void switchWidget(name, true, () => widget._id);
    notify(translate('widgets.publishedOff', { name }), {
      type: 'success',
      id: toWidgetNotificationId(name),
      action: { label: translate('widgets.turnOn'), run },
    });
  }
  return useEditor<Value, Issue>({
    ...options,
    async save(mine) {
      const edit = toEdit(mine);
      const name = getTitle({ _id: '', type: target.type, data: edit.mine, isEnabled: false });
      published.current = await publishWidget(target, edit, { ...ports, name });
      return read(published.current.data);
    },
    onSaved() {
      if (!published.current) return;
      const { data: widget, isProven } = published.current;
      ports.notifyChanged();
      if (isProven) notifyPublished(widget);
      onPublished?.(widget);
    },
  });
}
