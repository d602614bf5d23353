import { useTranslate } from 'ra-core';
import { points } from '../../lib/points';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { useListView } from '../list/ListViewContext';
import { useShop } from '../shop';

/** Only what is conspicuous was asked for, and nothing on the page is. */
export function NoneFlagged({ total }: { total: number }) {
  const { address, go } = useListView();
  const translate = useTranslate();
  const { locale } = useShop();
  const counts = { total: points(total, locale) };
  return (
    <EmptyState
      title={translate('flags.none')}
      text={translate('flags.noneText', counts)}
      action={<Button onClick={() => go({ ...address, flagged: false })}>{translate('flags.showAll', counts)}</Button>}
    />
  );
}
