import { useTranslate } from 'ra-core';
import type { Widget } from '../../../../resources/widgets';
import { parseWidgetData } from '../../../engine/storefront/widgetData';
import { clipText } from '../../../lib/format/clipText';
import { useFormName } from '../useForms';
import { FormNameDialog, MAX_FORM_NAME_LENGTH } from './FormNameDialog';
import { useAddForm } from './useAddForm';

interface DuplicateFormProps {
  form: Widget;
  onClose: () => void;
}

/** Dialog that copies a form, turned off, without its submissions. */
export function DuplicateForm({ form, onClose }: DuplicateFormProps) {
  const translate = useTranslate();
  const name = useFormName()(form.data);
  const addForm = useAddForm();
  const copyName = clipText(translate('forms.duplicate.name', { name }), MAX_FORM_NAME_LENGTH);
  const submit = async (newName: string) => {
    const failure = await addForm({ ...parseWidgetData(form.data), name: newName });
    if (failure === null) onClose();
    return failure;
  };
  return (
    <FormNameDialog
      title={translate('forms.duplicate.title', { name })}
      submitLabel={translate('forms.duplicate.submit')}
      initialName={copyName}
      onCancel={onClose}
      onSubmit={submit}
    />
  );
}
