import { useNotify, useTranslate } from 'ra-core';
import { toAppError } from '../../../../dataProvider/errors';
import { useErrorReason } from '../../../engine/errors/errorReason';
import { useAnnounce } from '../../../ui/feedback/LiveRegion';
import { useListText } from '../../../ui/text/useListText';
import { findPart, type PartList } from '../draft/programDraft';
import type { OrderNotice } from '../order/reorderQueue';
import { usePartTitle } from '../programs/usePartTitle';
import type { ProgramController } from './useProgramController';

type NotifyOrder = (notice: OrderNotice, ids: readonly string[]) => void;

/**
 * Announces the result of a move by title. Successful moves are only announced to screen readers; the rest is also
 * shown as a notification.
 */
export function useOrderNotifications({
  draftProgram,
  seen,
}: Pick<ProgramController, 'draftProgram' | 'seen'>): (list: PartList) => NotifyOrder {
  const translate = useTranslate();
  const listText = useListText();
  const announce = useAnnounce();
  const notify = useNotify();
  const getErrorReason = useErrorReason();
  const getPartTitle = usePartTitle();
  return (list) => (notice, ids) => {
    const getTitle = (id: string) =>
      getPartTitle(list, findPart(draftProgram, list, id) ?? seen.get(id) ?? { title: id, type: null });
    switch (notice.kind) {
      case 'moved':
        for (const id of notice.ids) {
          announce(
            translate('loyaltyEditor.order.moved', {
              title: getTitle(id),
              place: ids.indexOf(id) + 1,
              count: ids.length,
            }),
          );
        }
        return;
      case 'changed':
        notify(translate('loyaltyEditor.order.changed'), { type: 'warning' });
        return;
      case 'gone':
        for (const id of notice.ids) {
          notify(translate('loyaltyEditor.order.gone', { title: getTitle(id) }), { type: 'warning' });
        }
        return;
      case 'failed': {
        const error = toAppError(notice.error);
        const key = notice.isUncertain ? 'loyaltyEditor.order.uncertain' : 'loyaltyEditor.order.failed';
        const names = listText([...new Set(notice.ids)].map(getTitle));
        notify(translate(key, { title: names, reason: getErrorReason(error) }), { type: 'error' });
      }
    }
  };
}
