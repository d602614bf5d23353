import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import type { Entity } from '../../../resources/entity';
import { IconButton } from '../../ui/buttons/IconButton';
import { lazyDialog } from '../../ui/lazy/lazyDialog';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { TabBar } from '../../ui/navigation/TabBar';
import { useEntityLabels } from '../entity/entityLabels';
import { useEntityListContext } from '../listState/EntityListContext';
import { formatListUrl, resetPage } from '../listState/listUrl';
import { haveSameEntries } from './haveSameEntries';
import { type SavedView, useCurrentSavedView, useSavedViews } from './useSavedViews';
import { ViewCount } from './ViewCount';

type Filters = Readonly<Record<string, string>>;

const noFilters: Filters = {};

const SearchedViewCount = lazyPart(() => import('./SearchedViewCount'));
const SavedViewTabs = lazyPart(() => import('./SavedViewTabs'));

/** The declared views of a list as tabs with counts, then the saved ones. Reads the list contexts. */
export function ViewTabs() {
  const { entity, urlState, linkTo } = useEntityListContext();
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  const savedView = useCurrentSavedView();
  const { views, searchedViews = {}, hiddenViews } = entity.list;
  const searched = Object.entries(searchedViews);
  const searchedView = searched.find(
    ([, { in: base, only }]) =>
      haveSameEntries(views[base] ?? noFilters, urlState.filters) && haveSameEntries(only, urlState.only),
  )?.[0];
  const current = savedView === null ? (searchedView ?? currentView(entity, urlState.filters)) : null;

  // A view replaces all filters, so that it has as many records as its count says.
  const tab = (key: string, label: string, filters: Filters, only = noFilters) => ({
    key,
    label,
    count: searchedViews[key] ? (
      <Suspense>
        <SearchedViewCount {...{ filters, only }} />
      </Suspense>
    ) : (
      <ViewCount filters={filters} />
    ),
    to: linkTo(resetPage(urlState, { filters, only })),
    current: current === key,
  });
  const tabs = [
    tab('', translate('list.view.all'), noFilters),
    ...Object.entries(views)
      .filter(([name]) => !hiddenViews?.includes(name))
      .map(([name, filters]) => tab(name, labels.view(name), filters)),
    ...searched.map(([name, { in: base, only }]) => tab(name, labels.view(name), views[base] ?? noFilters, only)),
  ];
  return (
    <TabBar label={translate('list.view.label')} tabs={tabs}>
      <SavedViews current={savedView} />
    </TabBar>
  );
}

/** Name of the declared view that these filters show; '' for all. Other filters are ignored. */
export function currentView(entity: Entity, filters: Filters): string {
  const views = Object.entries(entity.list.views);
  const found = views.find(([, view]) => Object.entries(view).every(([name, value]) => filters[name] === value));
  return found?.[0] ?? '';
}

const SaveViewDialog = lazyDialog(() => import('./SaveViewDialog'));

/** The views that the merchant has saved (LIST-07), and a button to save another. Reads `useEntityListContext`. */
function SavedViews({ current }: { current: SavedView | null }) {
  const { entity, urlState } = useEntityListContext();
  const { views } = useSavedViews(entity);
  const translate = useTranslate();
  /** The view to rename, or a new one. */
  const [naming, setNaming] = useState<SavedView | 'new' | null>(null);
  return (
    <>
      <Suspense>{views.length > 0 && <SavedViewTabs current={current} onRename={setNaming} />}</Suspense>
      <IconButton icon="plus" label={translate('list.view.save')} onClick={() => setNaming('new')} />
      {naming && (
        <Suspense>
          <SaveViewDialog
            entity={entity}
            query={formatListUrl(entity, resetPage(urlState, {}))}
            renames={naming === 'new' ? undefined : naming.name}
            onClose={() => setNaming(null)}
          />
        </Suspense>
      )}
    </>
  );
}
