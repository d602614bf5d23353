import { useTranslate } from 'ra-core';
import { Navigate, useParams } from 'react-router';
import { findWidgetType } from '../../../../resources/widgetPages';
import { findWidget, useWidgets } from '../../../engine/storefront/widgetsQuery';
import { Banner } from '../../../ui/feedback/Banner';
import { WidgetEditor } from './editor/WidgetEditor';
import { WidgetPlaceholder } from './WidgetPlaceholder';
import { buildWidgetUrl } from './widgetUrl';

/** URL of the widget list. */
const widgetListUrl = '/theme-editor/widgets';

/** Page of one widget. The URL contains the widget type. */
export function WidgetEditorPage() {
  const { '*': type = '' } = useParams();
  if (type === '') return <Navigate to={widgetListUrl} replace />;
  // Reset all state when switching to another widget.
  return <WidgetLoader key={type} typeName={type} />;
}

function WidgetLoader({ typeName }: { typeName: string }) {
  const translate = useTranslate();
  const { data: widgets, error } = useWidgets();
  const type = findWidgetType(typeName);
  const widget = widgets ? findWidget(widgets, typeName) : null;
  if (widgets && type) {
    return (
      <>
        {error && <Banner tone="waiting">{translate('ui.stale')}</Banner>}
        <WidgetEditor type={type} widget={widget} widgets={widgets} />
      </>
    );
  }
  if (widget) return <Navigate to={buildWidgetUrl(widget)} replace />;
  const title = type ? translate(`theme.widgets.types.${type}`) : <bdi>{typeName}</bdi>;
  return <WidgetPlaceholder title={title} listUrl={widgetListUrl} />;
}
