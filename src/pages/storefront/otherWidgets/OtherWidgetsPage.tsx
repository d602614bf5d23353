import { useParams } from 'react-router';
import { OtherWidgetPage } from './edit/OtherWidgetPage';
import { WidgetGallery } from './list/WidgetGallery';

/** The gallery of all widgets, or the page of one of them. The URL contains the id of the widget. */
export function OtherWidgetsPage() {
  const { '*': id = '' } = useParams();
  // Reset all state when switching to another widget.
  return id === '' ? <WidgetGallery /> : <OtherWidgetPage key={id} id={id} />;
}
