import '../../../i18n/en/areas/listEmpty';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { Entity } from '../../../resources/entity';
import { Button } from '../../ui/buttons/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { CreateLink } from '../create/CreateLink';
import { useEntityLabels } from '../entity/entityLabels';
import { useEntityListContext } from '../listState/EntityListContext';
import { countQuery } from '../listState/listQuery';
import { resetPage } from '../listState/listUrl';
import { hasPageFilters } from '../listState/pageFilters';
import { FocusRestoringRegion } from './FocusRestoringRegion';
import { ImportMenu } from './ImportMenu';

/** An empty list, or one without a match, which offers to clear the filter (LIST-04). Reads the list contexts. */
export default function ListEmpty() {
  return (
    <FocusRestoringRegion>
      <Empty />
    </FocusRestoringRegion>
  );
}

function Empty() {
  const { entity, urlState, go } = useEntityListContext();
  const translate = useTranslate();
  const name = useEntityLabels(entity).noun(2);
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const isSearched = hasPageFilters(urlState);
  const isWaiting = !isSearched && isWaitingView(entity, urlState.filters);
  // Nothing waits in a store without any records, but that is no merit.
  const all = useQuery({ ...countQuery(dataProvider, entity, {}), enabled: isWaiting });
  const clear = () => go(resetPage(urlState, { filters: {}, only: {} }));
  if (isWaiting && all.isPending) return null;
  if (isWaiting && all.data?.total !== 0) {
    return (
      <EmptyState
        title={translate('listEmpty.nothingWaits')}
        text={translate('listEmpty.nothingWaitsText', { name })}
        action={<Button onClick={clear}>{translate('listEmpty.showAll', { name })}</Button>}
      />
    );
  }
  if (isWaiting || (!isSearched && Object.keys(urlState.filters).length === 0)) {
    return (
      <EmptyState
        title={translate('list.state.empty')}
        text={translate('listEmpty.emptyText', { name })}
        action={
          (entity.imports || entity.create) && (
            <>
              <ImportMenu entity={entity} />
              <CreateLink entity={entity} />
            </>
          )
        }
      />
    );
  }
  return (
    <EmptyState
      title={translate('listEmpty.noResult')}
      text={translate('listEmpty.noResultText', { name })}
      action={<Button onClick={clear}>{translate('listEmpty.clear')}</Button>}
    />
  );
}

/** Whether the filters are those of the pending view alone: an empty list then means that all is done. */
function isWaitingView({ list }: Entity, filters: Readonly<Record<string, string>>): boolean {
  const view = Object.entries(list.views[list.waiting ?? ''] ?? {});
  return (
    view.length > 0 &&
    view.length === Object.keys(filters).length &&
    view.every(([name, value]) => filters[name] === value)
  );
}
