import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { withMessages } from '../../../i18n/i18n';
import { IconButton } from '../../ui/buttons/IconButton';
import { lazyDialog } from '../../ui/lazy/lazyDialog';
import { useColumns } from '../columns/useColumns';
import { useEntityListContext } from '../listState/EntityListContext';
import { formatListUrl, resetPage } from '../listState/listUrl';
import styles from './SavedViews.module.css';
import { useSavedViews } from './useSavedViews';

const SaveViewDialog = lazyDialog(() => withMessages('saveView', () => import('./SaveViewDialog')));

/** The views that the merchant has saved (LIST-07), and a button to save another. Reads `useEntityListContext`. */
export function SavedViews() {
  const { entity, urlState } = useEntityListContext();
  const { choose } = useColumns(entity);
  const { views, forget } = useSavedViews(entity);
  const translate = useTranslate();
  const [isNaming, setNaming] = useState(false);
  const query = formatListUrl(entity, resetPage(urlState, {}));

  return (
    <>
      {views.map((view) => (
        <span key={view.name} className={styles.view} data-current={view.query === query || undefined}>
          <Link
            to={view.query}
            className={styles.link}
            aria-current={view.query === query ? 'page' : undefined}
            onClick={() => choose(view.columns)}
          >
            {view.name}
          </Link>
          <IconButton
            icon="close"
            label={translate('list.view.forget', { name: view.name })}
            onClick={() => forget(view.name)}
          />
        </span>
      ))}
      <IconButton icon="plus" label={translate('list.view.save')} onClick={() => setNaming(true)} />
      {isNaming && (
        <Suspense>
          <SaveViewDialog entity={entity} query={query} onClose={() => setNaming(false)} />
        </Suspense>
      )}
    </>
  );
}
