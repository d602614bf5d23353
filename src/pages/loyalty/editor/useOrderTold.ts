import { useTranslate } from 'ra-core';
import { certainly } from '../../../../dataProvider/certainly';
import { toAppError } from '../../../../dataProvider/errors';
import { useErrorText } from '../../../engine/errorText';
import { useAnnounce } from '../../../ui/LiveRegion';
import { useToast } from '../../../ui/toastContext';
import { useListText } from '../../../ui/useListText';
import { type PartList, partOf } from '../draft/programDraft';
import type { OrderNotice } from '../order/reorderQueue';
import { usePartTitle } from '../words/usePartTitle';
import type { DraftDesk } from './useProgramDraft';

type Tell = (notice: OrderNotice, ids: readonly string[]) => void;

/** Tells what came of a move, by the name of what was moved: what went well only aloud, the rest to be seen too. */
export function useOrderTold({ whole, seen }: Pick<DraftDesk, 'whole' | 'seen'>): (list: PartList) => Tell {
  const translate = useTranslate();
  const listText = useListText();
  const announce = useAnnounce();
  const toast = useToast();
  const errorText = useErrorText();
  const titleOf = usePartTitle();
  return (list) => (notice, ids) => {
    const title = (id: string) => titleOf(list, partOf(whole, list, id) ?? seen.get(id) ?? { title: id, type: null });
    switch (notice.kind) {
      case 'moved':
        for (const id of notice.ids) {
          announce(
            translate('loyaltyEditor.order.moved', {
              title: title(id),
              place: ids.indexOf(id) + 1,
              count: ids.length,
            }),
          );
        }
        return;
      case 'changed':
        toast({ tone: 'waiting', text: translate('loyaltyEditor.order.changed') });
        return;
      case 'gone':
        for (const id of notice.ids) {
          toast({ tone: 'waiting', text: translate('loyaltyEditor.order.gone', { title: title(id) }) });
        }
        return;
      case 'failed': {
        const error = toAppError(notice.error);
        const key = notice.isInDoubt ? 'loyaltyEditor.order.uncertain' : 'loyaltyEditor.order.failed';
        const names = listText([...new Set(notice.ids)].map(title));
        toast({ tone: 'danger', text: translate(key, { title: names, reason: errorText(certainly(error)) }) });
      }
    }
  };
}
