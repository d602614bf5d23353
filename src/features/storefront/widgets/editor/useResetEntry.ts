import { useTranslate } from 'ra-core';
import type { WidgetPage } from '../../../../../resources/widgetPages/widgetPage';
import { useEditNotification } from '../../../../engine/editing/useEditNotification';
import type { EditSession } from '../../../../engine/editing/useEditSession';
import type { MenuEntry } from '../../../../ui/overlays/Menu';
import { resetToDefaults, type WidgetData } from '../../widgetData';

/** Menu entry that resets the edited data of a widget to the defaults, with Undo. */
export function useResetEntry(page: WidgetPage, edited: Pick<EditSession<WidgetData>, 'change' | 'undo'>): MenuEntry {
  const translate = useTranslate();
  const notify = useEditNotification();
  return {
    key: 'reset',
    label: translate('widgets.reset.button'),
    onSelect() {
      edited.change((now) => resetToDefaults(now, page));
      notify(translate('widgets.reset.done'), edited.undo);
    },
  };
}
