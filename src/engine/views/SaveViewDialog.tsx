import '../../../i18n/en/areas/saveView';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Entity } from '../../../resources/entity';
import { Select } from '../../ui/inputs/Select';
import { TextBox } from '../../ui/inputs/TextBox';
import { Modal } from '../../ui/overlays/Modal';
import { useColumns } from '../columns/useColumns';
import { useSavedViews } from './useSavedViews';

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
  const { views, save, rename } = useSavedViews(entity);
  const translate = useTranslate();
  const notify = useNotify();
  const [updated, setUpdated] = useState('');
  const [name, setName] = useState(renames ?? '');
  const target = updated || name.trim();

  const submit = () => {
    if (renames === undefined) save({ name: target, query, columns: columns.map((column) => column.name) });
    else rename(renames, target);
    const verb = updated === '' ? 'saved' : 'updated';
    notify(translate(renames === undefined ? `saveView.${verb}` : 'saveView.renamed', { name: target }), {
      type: 'success',
    });
    onClose();
  };
  const titles =
    renames === undefined
      ? { title: translate('saveView.title'), submit: translate(`saveView.${updated === '' ? 'submit' : 'update'}`) }
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
          help={
            target !== renames && views.some((view) => view.name === target) ? translate('saveView.taken') : undefined
          }
        />
      )}
    </Modal>
  );
}
