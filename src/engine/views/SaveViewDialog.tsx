import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Entity } from '../../../resources/entity';
import { Modal } from '../../ui/Modal';
import { TextBox } from '../../ui/TextBox';
import { useToast } from '../../ui/Toaster';
import { useColumns } from '../columns/useColumns';
import { useSavedViews } from './useSavedViews';

interface SaveViewDialogProps {
  entity: Entity;
  /** The list's address that the view will open. */
  query: string;
  onClose: () => void;
}

/** Asks for the name under which the list is kept as it stands. */
export default function SaveViewDialog({ entity, query, onClose }: SaveViewDialogProps) {
  const { columns } = useColumns(entity);
  const { views, save } = useSavedViews(entity);
  const translate = useTranslate();
  const toast = useToast();
  const [name, setName] = useState('');
  const given = name.trim();

  const submit = () => {
    save({ name: given, query, columns: columns.map((column) => column.name) });
    toast({ tone: 'done', text: translate('saveView.saved', { name: given }) });
    onClose();
  };
  return (
    <Modal
      title={translate('saveView.title')}
      onCancel={onClose}
      onSubmit={submit}
      submitLabel={translate('saveView.submit')}
      submitDisabled={given === ''}
    >
      <p>{translate('saveView.explain')}</p>
      <TextBox
        label={translate('saveView.name')}
        value={name}
        maxLength={40}
        onChange={setName}
        help={views.some((view) => view.name === given) ? translate('saveView.taken') : undefined}
      />
    </Modal>
  );
}
