import '../../../i18n/en/areas/editing';
import { useNotificationContext, useNotify, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { closeNotification, createNotificationId } from '../../ui/notifications/groupNotifications';

/**
 * Returns a function that shows a notification about an edit, with an Undo button. It is closed when the editor unmounts,
 * because undoing an edit only changes the draft. A notification replaces an earlier one with the same `id`. By default, all
 * notifications of an editor share one `id`, because Undo reverts the latest edit.
 */
export function useEditNotification(): (text: string, undo: () => void, id?: string) => void {
  const translate = useTranslate();
  const notify = useNotify();
  const { setNotifications } = useNotificationContext();
  const [ownId] = useState(createNotificationId);
  const ids = useRef(new Set<string>());
  useEffect(() => {
    const { current: shown } = ids;
    return () => {
      for (const id of shown) setNotifications(closeNotification(id));
    };
  }, [setNotifications]);
  return (text, undo, id = ownId) => {
    ids.current.add(id);
    notify(text, { id, action: { label: translate('editing.undo'), run: undo } });
  };
}
