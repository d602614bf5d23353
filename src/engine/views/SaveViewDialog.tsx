import '../../../i18n/en/areas/saveView';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Entity } from '../../../resources/entity';
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

/** Asks for a name and saves the current filters, sort and columns as a view, or renames a view. */
export default function SaveViewDialog({ entity, query, renames, onClose }: SaveViewDialogProps) {
  const { columns } = useColumns(entity);
  const { views, save, rename } = useSavedViews(entity);
  const translate = useTranslate();
  const notify = useNotify();
  const [name, setName] = useState(renames ?? '');
  const trimmedName = name.trim();

  const submit = () => {
    if (renames === undefined) save({ name: trimmedName, query, columns: columns.map((column) => column.name) });
    else rename(renames, trimmedName);
    notify(translate(renames === undefined ? 'saveView.saved' : 'saveView.renamed', { name: trimmedName }), {
      type: 'success',
    });
    onClose();
  };
  return (
    <Modal
      title={translate(renames === undefined ? 'saveView.title' : 'saveView.renameTitle', { name: renames })}
      onCancel={onClose}
      onSubmit={submit}
      submitLabel={translate(renames === undefined ? 'saveView.submit' : 'saveView.rename')}
      submitDisabled={trimmedName === '' || trimmedName === renames}
    >
      {renames === undefined && <p>{translate('saveView.explain')}</p>}
      <TextBox
        label={translate('saveView.name')}
        value={name}
        maxLength={40}
        onChange={setName}
        help={
          trimmedName !== renames && views.some((view) => view.name === trimmedName)
            ? translate('saveView.taken')
            : undefined
        }
      />
    </Modal>
  );
}
