import { useNotify, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { Entity } from '../../../resources/entity';
import { IconButton } from '../../ui/buttons/IconButton';
import { lazyDialog } from '../../ui/lazy/lazyDialog';
import { useColumns } from '../columns/useColumns';
import { useEntityListContext } from '../listState/EntityListContext';
import { formatListUrl, parseListUrl, resetPage } from '../listState/listUrl';
import styles from './SavedViews.module.css';
import { useCurrentSavedView } from './useCurrentSavedView';
import { type SavedView, useSavedViews } from './useSavedViews';
import { ViewCount } from './ViewCount';

const SaveViewDialog = lazyDialog(() => import('./SaveViewDialog'));

/** The views that the merchant has saved (LIST-07), and a button to save another. Reads `useEntityListContext`. */
export function SavedViews() {
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

/** The count of a saved view. Which records are flagged, or match a page filter, is only known for a page, so such a view has no count. */
function SavedViewCount({ entity, view }: { entity: Entity; view: SavedView }) {
  const { filters, flagged, only } = parseListUrl(entity, view.query);
  return flagged || Object.keys(only).length > 0 ? null : <ViewCount filters={filters} />;
}
