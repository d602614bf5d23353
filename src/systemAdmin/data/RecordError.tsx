import { useShowContext, useTranslate } from 'ra-core';
import { toAppError } from '../../../dataProvider/errors';
import { useErrorText } from '../../engine/errors/errorText';
import { Button } from '../../ui/buttons/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { SEARCHED_ROWS } from './findListedRow';

/** Says why a record cannot be shown. `isSearched`: the API has no query for one record, so the list was searched. */
export function RecordError({ isSearched }: { isSearched: boolean }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { error, isFetching, refetch } = useShowContext();
  const { kind } = toAppError(error);
  const isMissing = kind === 'notFound';
  return (
    <EmptyState
      title={translate(`errors.${kind}.title`)}
      text={
        isMissing && isSearched ? translate('systemAdmin.data.searched', { count: SEARCHED_ROWS }) : errorText(error)
      }
      action={
        !isMissing && (
          <Button busy={isFetching} onClick={() => void refetch()}>
            {translate('ui.retry')}
          </Button>
        )
      }
    />
  );
}
