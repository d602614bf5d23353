import { useQuery } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import { TabBar, TabCount } from '../../ui/navigation/TabBar';
import { useEntityLabels } from '../entity/entityLabels';
import { useEntityListContext } from '../listState/EntityListContext';
import { countQuery } from '../listState/listQuery';
import { resetPage } from '../listState/listUrl';
import { useProvider } from '../shop/useProvider';
import { SavedViews } from './SavedViews';

type Filters = Readonly<Record<string, string>>;

const noFilters: Filters = {};

/** The declared views of a list as tabs with counts, then the saved ones. Reads the list contexts. */
export function ViewTabs() {
  const { isPending } = useListContext();
  const { entity, urlState, linkTo } = useEntityListContext();
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  // The counts are requested after the rows, so that they don't delay them.
  const hasRows = !isPending;
  const current = currentView(entity, urlState.filters);

  const tab = (key: string, label: string, filters: Filters) => ({
    key,
    label,
    count: <ViewCount entity={entity} filters={filters} enabled={hasRows} />,
    to: linkTo(resetPage(urlState, { filters })),
    current: current === key,
  });
  const tabs = [
    tab('', translate('list.view.all'), noFilters),
    ...Object.entries(entity.list.views).map(([name, filters]) => tab(name, labels.view(name), filters)),
  ];
  return (
    <TabBar label={translate('list.view.label')} tabs={tabs}>
      <SavedViews />
    </TabBar>
  );
}

/** Name of the declared view that these filters show; '' for all. Other filters are ignored. */
export function currentView(entity: Entity, filters: Filters): string {
  const views = Object.entries(entity.list.views);
  const found = views.find(([, view]) => Object.entries(view).every(([name, value]) => filters[name] === value));
  return found?.[0] ?? '';
}

interface ViewCountProps {
  entity: Entity;
  filters: Filters;
  enabled: boolean;
}

/** The number of records of a view. */
function ViewCount({ entity, filters, enabled }: ViewCountProps) {
  const dataProvider = useProvider();
  const { data } = useQuery({ ...countQuery(dataProvider, entity, filters), enabled });
  return <TabCount count={data?.total} />;
}
