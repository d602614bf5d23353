import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { createRandomId } from '../../../lib/createRandomId';
import { RadioList } from '../../../ui/form/RadioList';
import { FormNameDialog } from './FormNameDialog';
import { createFormData, formTemplates, MAX_TEMPLATE_FIELDS } from './formTemplates';
import { useAddForm } from './useAddForm';

/** Dialog that creates a form from a template and opens it. */
export function CreateForm({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { shoppersLocale } = useCurrentSite();
  const addForm = useAddForm();
  const [ids] = useState(() => Array.from({ length: MAX_TEMPLATE_FIELDS }, () => createRandomId()));
  const [template, setTemplate] = useState<(typeof formTemplates)[number]>('blank');
  return (
    <FormNameDialog
      title={translate('forms.create.title')}
      submitLabel={translate('forms.create.submit')}
      initialName=""
      onCancel={onClose}
      onSubmit={(name) => addForm(createFormData(template, name, shoppersLocale, ids, translate))}
    >
      <RadioList
        label={translate('forms.create.template')}
        value={template}
        options={formTemplates.map((value) => ({ value, label: translate(`forms.templates.names.${value}`) }))}
        onChange={setTemplate}
      />
    </FormNameDialog>
  );
}
