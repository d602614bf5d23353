import { useTranslate } from 'ra-core';
import { Navigate, useNavigate } from 'react-router';
import { findRepeatableType, isOtherWidget } from '../../../../../resources/widgetPages';
import type { Widget } from '../../../../../resources/widgets';
import { EmbedCard } from '../../widgets/editor/EmbedCard';
import { WidgetForm } from '../../widgets/editor/WidgetForm';
import { WidgetPlaceholder } from '../../widgets/WidgetPlaceholder';
import { buildWidgetUrl, galleryUrl } from '../../widgets/widgetUrl';
import { useSavedWidget, useWidgets } from '../../widgetsQuery';
import { useOtherWidgetLabels } from '../useOtherWidgetLabels';
import { JsonEditor } from './JsonEditor';
import { OtherWidgetHeader } from './OtherWidgetHeader';

/** Page of one widget: its form, or its data as JSON if this page doesn't know its type. */
export function OtherWidgetPage({ id }: { id: string }) {
  const translate = useTranslate();
  const { data: widgets } = useWidgets();
  const found = widgets?.find(({ _id }) => _id === id) ?? null;
  // If someone else deletes the widget during an edit, the edit stays on the page.
  const { savedWidget } = useSavedWidget(found);
  if (savedWidget && widgets) {
    if (!isOtherWidget(savedWidget)) return <Navigate to={buildWidgetUrl(savedWidget)} replace />;
    return <Editor savedWidget={savedWidget} widget={found} widgets={widgets} />;
  }
  return <WidgetPlaceholder title={translate('pages.widget.title')} listUrl={galleryUrl} />;
}

interface EditorProps {
  /** The widget as last known. */
  savedWidget: Widget;
  /** Null if it was deleted. */
  widget: Widget | null;
  widgets: readonly Widget[];
}

function Editor({ savedWidget, widget, widgets }: EditorProps) {
  const navigate = useNavigate();
  const { getName } = useOtherWidgetLabels();
  const { _id: id } = savedWidget;
  const type = findRepeatableType(savedWidget.type);
  const openPublished = (published: Widget) => {
    if (published._id !== id) void navigate(buildWidgetUrl(published), { replace: true });
  };
  const name = getName(savedWidget);
  if (type === null) return <JsonEditor {...{ name, savedWidget }} widget={widget} onPublished={openPublished} />;
  return (
    <WidgetForm
      {...{ type, name, widget, widgets }}
      target={{ type, id }}
      draftName={`edit:widget.${id}`}
      onPublished={openPublished}
      header={(edited) => <OtherWidgetHeader widget={savedWidget} onRemoved={edited.revert} />}
    >
      <EmbedCard widget={savedWidget} />
    </WidgetForm>
  );
}
