import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { Entity } from '../../../resources/entity';
import { IconButton } from '../../ui/buttons/IconButton';
import { lazyDialog } from '../../ui/lazy/lazyDialog';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { TabBar, TabCount } from '../../ui/navigation/TabBar';
import { useColumns } from '../columns/useColumns';
import { useEntityLabels } from '../entity/entityLabels';
import { useEntityListContext } from '../listState/EntityListContext';
import { countQuery } from '../listState/listQuery';
import { formatListUrl, parseListUrl, resetPage } from '../listState/listUrl';
import { hasPageFilters } from '../listState/pageFilters';
import styles from './SavedViews.module.css';
import { type SavedView, useSavedViews } from './useSavedViews';

type Filters = Readonly<Record<string, string>>;

const noFilters: Filters = {};

const SearchedViewCount = lazyPart(() => import('./SearchedViewCount'));

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

  const tab = (key: string, label: string, filters: Filters, only = searchedView ? noFilters : urlState.only) => ({
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

const SaveViewDialog = lazyDialog(() => import('./SaveViewDialog'));

/** The views that the merchant has saved (LIST-07), and a button to save another. Reads `useEntityListContext`. */
function SavedViews() {
  const { entity, urlState } = useEntityListContext();
  const { choose } = useColumns(entity);
  const { views, forget, restore } = useSavedViews(entity);
  const currentName = useCurrentSavedView()?.name;
  const translate = useTranslate();
  const notify = useNotify();
  /** The view to rename, or a new one. */
  const [naming, setNaming] = useState<SavedView | 'new' | null>(null);
  const query = formatListUrl(entity, resetPage(urlState, {}));

  const deleteView = (view: SavedView) => {
    forget(view.name);
    notify(translate('list.view.deleted', { name: view.name }), {
      type: 'success',
      action: { label: translate('list.action.undo'), run: () => restore(view, views.indexOf(view)) },
    });
  };

  return (
    <>
      {views.map((view) => (
        <span key={view.name} className={styles.view} data-current={view.name === currentName || undefined}>
          <Link
            to={view.query}
            className={styles.link}
            aria-current={view.name === currentName ? 'page' : undefined}
            onClick={() => choose(view.columns)}
          >
            <bdi>{view.name}</bdi>
            <SavedViewCount entity={entity} view={view} />
          </Link>
          {view.name === currentName && (
            <IconButton
              icon="pencil"
              label={translate('list.view.rename', { name: view.name })}
              onClick={() => setNaming(view)}
            />
          )}
          <IconButton
            icon="trash"
            label={translate('list.view.forget', { name: view.name })}
            onClick={() => deleteView(view)}
          />
        </span>
      ))}
      <IconButton icon="plus" label={translate('list.view.save')} onClick={() => setNaming('new')} />
      {naming && (
        <Suspense>
          <SaveViewDialog
            entity={entity}
            query={query}
            renames={naming === 'new' ? undefined : naming.name}
            onClose={() => setNaming(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The count of a saved view. One with a filter that the API doesn't have has none: it would read the whole list. */
function SavedViewCount({ entity, view }: { entity: Entity; view: SavedView }) {
  const state = parseListUrl(entity, view.query);
  return hasPageFilters(state) ? null : <ViewCount filters={state.filters} />;
}

/** The saved view that the list shows. Of several with the same filters and sort, the one with the same columns. */
function useCurrentSavedView(): SavedView | null {
  const { entity, urlState } = useEntityListContext();
  const { columns } = useColumns(entity);
  const { views } = useSavedViews(entity);
  const query = formatListUrl(entity, resetPage(urlState, {}));
  const candidates = views.filter((view) => view.query === query);
  const columnNames = columns.map(({ name }) => name).join();
  return candidates.find((view) => view.columns?.join() === columnNames) ?? candidates[0] ?? null;
}

/**
 * The number of records of a view. It is requested after the rows, so that it doesn't delay them; not if it is the total
 * of the list that is shown.
 */
function ViewCount({ filters }: { filters: Filters }) {
  const { isPending, isPlaceholderData, total } = useListContext();
  const { entity, urlState } = useEntityListContext();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const isShown =
    total !== undefined &&
    !isPlaceholderData &&
    !hasPageFilters(urlState) &&
    haveSameEntries(filters, urlState.filters);
  const { data } = useQuery({ ...countQuery(dataProvider, entity, filters), enabled: !isPending && !isShown });
  return <TabCount count={isShown ? total : data?.total} />;
}

function haveSameEntries(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
