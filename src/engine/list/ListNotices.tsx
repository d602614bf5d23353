import { useTranslate } from 'ra-core';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { useErrorText } from '../errorText';
import { useListView } from './ListViewContext';

/** What is wrong with the rows that stand: old ones, some left out, a word of the server. */
export function ListNotices() {
  const { staleError, leftOut, notice, refetch } = useListView();
  const translate = useTranslate();
  const errorText = useErrorText();
  return (
    <>
      {staleError && (
        <Notice
          tone="danger"
          title={translate('list.state.stale')}
          action={<Button onClick={refetch}>{translate('list.state.retry')}</Button>}
        >
          {errorText(staleError)}
        </Notice>
      )}
      {leftOut > 0 && <Notice tone="waiting">{translate('list.state.leftOut', { smart_count: leftOut })}</Notice>}
      {notice !== null && <Notice tone="waiting">{notice}</Notice>}
    </>
  );
}
