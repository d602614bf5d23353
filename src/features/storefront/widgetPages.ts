import '../../../i18n/en/areas/otherWidgets';
import '../../../i18n/en/areas/widgets';
import '../../../i18n/en/areas/theme';

/** Pages with the form of a widget. One chunk, since most of their code is shared. */
export { InstagramPage } from './instagram/InstagramPage';
export { OtherWidgetsPage } from './otherWidgets/OtherWidgetsPage';
export { WidgetEditorPage } from './widgets/WidgetEditorPage';
