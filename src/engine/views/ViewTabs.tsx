import { useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import { TabBar } from '../../ui/navigation/TabBar';
import { useEntityLabels } from '../entity/entityLabels';
import { useEntityListContext } from '../listState/EntityListContext';
import { resetPage } from '../listState/listUrl';
import { SavedViews } from './SavedViews';
import { useCurrentSavedView } from './useCurrentSavedView';
import { ViewCount } from './ViewCount';

type Filters = Readonly<Record<string, string>>;

const noFilters: Filters = {};

/** The declared views of a list as tabs with counts, then the saved ones. Reads the list contexts. */
export function ViewTabs() {
  const { entity, urlState, linkTo } = useEntityListContext();
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  const savedView = useCurrentSavedView();
  const current = savedView === null ? currentView(entity, urlState.filters) : null;

  const tab = (key: string, label: string, filters: Filters) => ({
    key,
    label,
    count: <ViewCount filters={filters} />,
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
