import { useListContext, useTranslate } from 'ra-core';
import type { AppError } from '../../../dataProvider/errors';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { useEntityLabels } from '../entity/entityLabels';
import { useEntityListContext } from '../listState/EntityListContext';
import { FocusRestoringRegion } from './FocusRestoringRegion';

/** Shows why the rows could not be read, and a button to retry. Reads the list contexts. */
export function ListFailed({ error }: { error: AppError }) {
  const { refetch } = useListContext();
  const { entity } = useEntityListContext();
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  return (
    <FocusRestoringRegion>
      <ErrorState
        title={translate('list.state.failed', { name: labels.name(2) })}
        error={error}
        onRetry={() => void refetch()}
      />
    </FocusRestoringRegion>
  );
}
