import '../../../i18n/en/areas/editing';
import { useNotificationContext, useNotify, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { closeNotification, createNotificationId } from '../../ui/notifications/groupNotifications';

/**
 * Returns a function that notifies of an edit and offers to undo it, until the editor is left: the undo of an edit that
 * nobody sees would do nothing in the store. A later edit takes the place of one with the same `id`; by default, all
 * edits have one, whose undo takes back the latest.
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
