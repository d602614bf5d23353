import '../../../i18n/en/areas/saveView';
import { useNotify, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { Entity } from '../../../resources/entity';
import { Button } from '../../ui/buttons/Button';
import { IconButton } from '../../ui/buttons/IconButton';
import { useColumns } from '../columns/useColumns';
import { useEntityListContext } from '../listState/EntityListContext';
import { formatListUrl, parseListUrl, resetPage } from '../listState/listUrl';
import { hasPageFilters } from '../listState/pageFilters';
import styles from './SavedViewTabs.module.css';
import { type SavedView, useSavedViews } from './useSavedViews';
import { ViewCount } from './ViewCount';

interface SavedViewTabsProps {
  /** The view that the list shows. */
  current: SavedView | null;
  onRename: (view: SavedView) => void;
}

/** The saved views of a list as tabs, with buttons to update, rename and delete them. Reads `useEntityListContext`. */
export default function SavedViewTabs({ current, onRename }: SavedViewTabsProps) {
  const { entity, urlState } = useEntityListContext();
  const { columns, choose } = useColumns(entity);
  const { views, save, forget, restore } = useSavedViews(entity);
  const currentName = current?.name;
  const query = formatListUrl(entity, resetPage(urlState, {}));
  const translate = useTranslate();
  const notify = useNotify();

  const deleteView = (view: SavedView) => {
    forget(view.name);
    notify(translate('saveView.deleted', { name: view.name }), {
      type: 'success',
      action: { label: translate('list.action.undo'), run: () => restore(view, views.indexOf(view)) },
    });
  };

  const updateView = (view: SavedView) => {
    save({ ...view, query, columns: columns.map((column) => column.name) });
    notify(translate('saveView.updated', { name: view.name }), {
      type: 'success',
      action: { label: translate('list.action.undo'), run: () => save(view) },
    });
  };

  return views.map((view) => (
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
      {view.name === currentName && view.query !== query && (
        <Button kind="quiet" size="small" onClick={() => updateView(view)}>
          {translate('saveView.update')}
        </Button>
      )}
      {view.name === currentName && (
        <IconButton
          icon="pencil"
          label={translate('saveView.renameTitle', { name: view.name })}
          onClick={() => onRename(view)}
        />
      )}
      <IconButton
        icon="trash"
        label={translate('saveView.forget', { name: view.name })}
        onClick={() => deleteView(view)}
      />
    </span>
  ));
}

/** The count of a saved view. One with a filter that the API doesn't have has none: it would read the whole list. */
function SavedViewCount({ entity, view }: { entity: Entity; view: SavedView }) {
  const state = parseListUrl(entity, view.query);
  return hasPageFilters(state) ? null : <ViewCount filters={state.filters} />;
}
