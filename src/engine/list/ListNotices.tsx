import { useListContext, useTranslate } from 'ra-core';
import { Button } from '../../ui/buttons/Button';
import { Banner } from '../../ui/feedback/Banner';
import { useErrorText } from '../errors/errorText';
import { useEntityListContext } from '../listState/EntityListContext';

/** Warns if the rows are outdated or incomplete, and shows the server's notice. Reads the list contexts. */
export function ListNotices() {
  const { data, error, refetch } = useListContext();
  const { omittedCount, notice } = useEntityListContext();
  const translate = useTranslate();
  const errorText = useErrorText();
  return (
    <>
      {error && data && (
        <Banner
          tone="danger"
          title={translate('ui.stale')}
          action={<Button onClick={() => void refetch()}>{translate('list.state.retry')}</Button>}
        >
          {errorText(error)}
        </Banner>
      )}
      {omittedCount > 0 && (
        <Banner tone="waiting">{translate('list.state.leftOut', { smart_count: omittedCount })}</Banner>
      )}
      {notice !== null && <Banner tone="waiting">{notice}</Banner>}
    </>
  );
}
