import { useNotify, useTranslate } from 'ra-core';
import { useRef } from 'react';
import type { Widget } from '../../../resources/widgets';
import { type EditorController, type EditorOptions, useEditor } from '../../engine/editing/useEditor';
import { publishWidget, type WidgetEdit } from './publishWidget';
import { useReportCreatedWidget } from './useReportCreatedWidget';
import { useWidgetPorts } from './useWidgetPorts';
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

/** Edits the data of a widget. Reports further widgets if it was created more than once. Needs the `create` messages. */
export function useWidgetEditor<Value, Issue = never>(
  options: WidgetEditorOptions<Value, Issue>,
): EditorController<Value, Issue> {
  const { getTitle, target, toEdit, read, onPublished } = options;
  const translate = useTranslate();
  const notify = useNotify();
  const ports = useWidgetPorts();
  const report = useReportCreatedWidget(ports);
  const published = useRef<{ widget: Widget; findRepeated: (() => Promise<readonly Widget[]>) | undefined }>(null);
  return useEditor<Value, Issue>({
    ...options,
    async save(mine) {
      const checks: (() => Promise<readonly Widget[]>)[] = [];
      const widget = await publishWidget(target, toEdit(mine), { ...ports, onCreated: (check) => checks.push(check) });
      published.current = { widget, findRepeated: checks[0] };
      return read(widget);
    },
    onSaved() {
      if (!published.current) return;
      const { widget, findRepeated } = published.current;
      ports.notifyChanged();
      const name = getTitle(widget);
      const done = translate('widgets.published', { name });
      if (findRepeated) void report({ name, done, findRepeated });
      else notify(done, { type: 'success' });
      onPublished?.(widget);
    },
  });
}
