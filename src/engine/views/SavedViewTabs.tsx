import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../../ui/IconButton';
import { Modal } from '../../ui/Modal';
import { TextBox } from '../../ui/TextBox';
import { useToast } from '../../ui/Toaster';
import { useColumns } from '../columns/useColumns';
import { fromFirstPage, writeListAddress } from '../list/address';
import { useListView } from '../list/ListViewContext';
import styles from './SavedViewTabs.module.css';
import { useSavedViews } from './useSavedViews';

/** Views that the merchant has named (LIST-07), and the way to name another. */
export function SavedViewTabs() {
  const { entity, address } = useListView();
  const { columns, choose } = useColumns(entity);
  const { views, save, forget } = useSavedViews(entity);
  const translate = useTranslate();
  const toast = useToast();
  const [name, setName] = useState<string | null>(null);
  const query = writeListAddress(entity, fromFirstPage(address, {}));

  const submit = () => {
    const given = (name ?? '').trim();
    if (given === '') return;
    save({ name: given, query, columns: columns.map((column) => column.name) });
    toast({ tone: 'done', text: translate('list.view.saved', { name: given }) });
    setName(null);
  };

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
      <IconButton icon="plus" label={translate('list.view.save')} onClick={() => setName('')} />
      {name !== null && (
        <Modal
          title={translate('list.view.title')}
          onCancel={() => setName(null)}
          onSubmit={submit}
          submitLabel={translate('list.view.submit')}
          submitDisabled={name.trim() === ''}
        >
          <p>{translate('list.view.explain')}</p>
          <TextBox
            label={translate('list.view.name')}
            value={name}
            maxLength={40}
            onChange={setName}
            help={views.some((view) => view.name === name.trim()) ? translate('list.view.taken') : undefined}
          />
        </Modal>
      )}
    </>
  );
}
