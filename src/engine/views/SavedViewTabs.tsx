import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { withWords } from '../../../i18n/words';
import { IconButton } from '../../ui/IconButton';
import { lazyDialog } from '../../ui/lazyDialog';
import { useColumns } from '../columns/useColumns';
import { fromFirstPage, writeListAddress } from '../list/address';
import { useListView } from '../list/ListViewContext';
import styles from './SavedViewTabs.module.css';
import { useSavedViews } from './useSavedViews';

const SaveViewDialog = lazyDialog(() => withWords('saveView', () => import('./SaveViewDialog')));

/** Views that the merchant has named (LIST-07), and the way to name another. */
export function SavedViewTabs() {
  const { entity, address } = useListView();
  const { choose } = useColumns(entity);
  const { views, forget } = useSavedViews(entity);
  const translate = useTranslate();
  const [isNaming, setNaming] = useState(false);
  const query = writeListAddress(entity, fromFirstPage(address, {}));

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
