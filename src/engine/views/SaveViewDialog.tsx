import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Entity } from '../../../resources/entity';
import { TextBox } from '../../ui/inputs/TextBox';
import { Modal } from '../../ui/overlays/Modal';
import { useToast } from '../../ui/toasts/Toaster';
import { useColumns } from '../columns/useColumns';
import { useSavedViews } from './useSavedViews';

interface SaveViewDialogProps {
  entity: Entity;
  /** The query that the view opens. */
  query: string;
  onClose: () => void;
}

/** Asks for a name and saves the current filters, sort and columns as a view. */
export default function SaveViewDialog({ entity, query, onClose }: SaveViewDialogProps) {
  const { columns } = useColumns(entity);
  const { views, save } = useSavedViews(entity);
  const translate = useTranslate();
  const toast = useToast();
  const [name, setName] = useState('');
  const trimmedName = name.trim();

  const submit = () => {
    save({ name: trimmedName, query, columns: columns.map((column) => column.name) });
    toast({ tone: 'done', text: translate('saveView.saved', { name: trimmedName }) });
    onClose();
  };
  return (
    <Modal
      title={translate('saveView.title')}
      onCancel={onClose}
      onSubmit={submit}
      submitLabel={translate('saveView.submit')}
      submitDisabled={trimmedName === ''}
    >
      <p>{translate('saveView.explain')}</p>
      <TextBox
        label={translate('saveView.name')}
        value={name}
        maxLength={40}
        onChange={setName}
        help={views.some((view) => view.name === trimmedName) ? translate('saveView.taken') : undefined}
      />
    </Modal>
  );
}
