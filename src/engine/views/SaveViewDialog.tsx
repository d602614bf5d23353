import '../../../i18n/en/areas/saveView';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Entity } from '../../../resources/entity';
import { Select } from '../../ui/inputs/Select';
import { TextBox } from '../../ui/inputs/TextBox';
import { Modal } from '../../ui/overlays/Modal';
import { useColumns } from '../columns/useColumns';
import { type SavedView, useSavedViews } from './useSavedViews';

interface SaveViewDialogProps {
  entity: Entity;
  /** The query that the view opens. */
  query: string;
  /** Name of the view to rename instead. */
  renames?: string | undefined;
  onClose: () => void;
}

/** Saves the current filters, sort and columns as a new view or in place of another, or renames a view. */
export default function SaveViewDialog({ entity, query, renames, onClose }: SaveViewDialogProps) {
  const { columns } = useColumns(entity);
  const { views, save, rename, restore } = useSavedViews(entity);
  const translate = useTranslate();
  const notify = useNotify();
  const [updated, setUpdated] = useState('');
  const [name, setName] = useState(renames ?? '');
  const target = updated || name.trim();
  const replaced = target === renames ? undefined : views.find((view) => view.name === target);

  const putBack = (view: SavedView) => {
    if (renames !== undefined) rename(target, renames);
    restore(view, views.indexOf(view));
  };
  const submit = () => {
    if (renames === undefined) save({ name: target, query, columns: columns.map((column) => column.name) });
    else rename(renames, target);
    const verb = replaced ? 'updated' : 'saved';
    notify(translate(renames === undefined ? `saveView.${verb}` : 'saveView.renamed', { name: target }), {
      type: 'success',
      ...(replaced && { action: { label: translate('list.action.undo'), run: () => putBack(replaced) } }),
    });
    onClose();
  };
  const titles =
    renames === undefined
      ? { title: translate('saveView.title'), submit: translate(`saveView.${replaced ? 'update' : 'submit'}`) }
      : { title: translate('saveView.renameTitle', { name: renames }), submit: translate('saveView.rename') };
  return (
    <Modal
      title={titles.title}
      onCancel={onClose}
      onSubmit={submit}
      submitLabel={titles.submit}
      submitDisabled={target === '' || target === renames}
    >
      {renames === undefined && <p>{translate('saveView.explain')}</p>}
      {renames === undefined && views.length > 0 && (
        <Select
          showLabel
          label={translate('saveView.as')}
          value={updated}
          options={[
            { value: '', label: translate('saveView.new') },
            ...views.map((view) => ({ value: view.name, label: view.name })),
          ]}
          onChange={setUpdated}
        />
      )}
      {updated === '' && (
        <TextBox
          label={translate('saveView.name')}
          value={name}
          maxLength={40}
          onChange={setName}
          help={replaced && translate('saveView.taken')}
        />
      )}
    </Modal>
  );
}
