import { useTranslate } from 'ra-core';
import type { WidgetType } from '../../../../../resources/widgetPages';
import type { Widget } from '../../../../../resources/widgets';
import { EditorHeader } from './EditorHeader';
import { WidgetForm } from './WidgetForm';

interface WidgetEditorProps {
  type: WidgetType;
  /** Null if the store has no widget of this type yet. */
  widget: Widget | null;
  widgets: readonly Widget[];
}

/** Editor of a type of which a store has one widget. */
export function WidgetEditor({ type, widget, widgets }: WidgetEditorProps) {
  const translate = useTranslate();
  const name = translate(`theme.widgets.types.${type}`);
  return (
    <WidgetForm
      {...{ type, name, widget, widgets }}
      target={{ type, id: null }}
      draftName={`edit:widget.${type}`}
      header={(edited) => <EditorHeader {...{ type, name, widget, widgets, edited }} />}
    />
  );
}
