import '../../../i18n/en/areas/ask';
import '../../../i18n/en/areas/create';
import '../../../i18n/en/areas/fieldErrors';
import { useDataProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import { Button } from '../../ui/buttons/Button';
import { Banner } from '../../ui/feedback/Banner';
import flowStyles from '../../ui/layout/flow.module.css';
import { Modal } from '../../ui/overlays/Modal';
import type { ActionDialogProps } from '../actions/actionDialogs';
import { useRecordChanges } from '../actions/useRecordActions';
import { composeDraft } from '../drafts/draftStore';
import { useStoredForm } from '../drafts/useStoredForm';
import { useEntityLabels } from '../entity/entityLabels';
import { useErrorText } from '../errors/errorText';
import { useFieldErrors } from '../errors/useFieldErrors';
import { FieldInput } from '../fields/FieldInput';
import { createEntryId } from '../history/undoStack';
import type { ConsoleRecord } from '../records/consoleRecord';
import { writeRecord } from '../records/recordChange';
import { type FormValues, findIssue, isEmpty } from './formValue';
import { useFieldLabel } from './useFieldLabel';

/** The entered values by field: only those that were changed. */
const storedValues = { shape: z.record(z.string(), z.unknown()), empty: {} };

/** The form of an action with `form`. Its values are kept as a draft of the record until they are saved. */
export default function RecordFormDialog({ target, ...props }: ActionDialogProps) {
  return target.kind === 'record' ? <RecordForm {...props} record={target.record} /> : null;
}

type RecordFormProps = Omit<ActionDialogProps, 'target' | 'onBulk'> & { record: ConsoleRecord };

function RecordForm({ entity, name, record, onClose }: RecordFormProps) {
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  const getFieldLabel = useFieldLabel(entity);
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { offerUndo } = useRecordChanges();
  const errorText = useErrorText();
  const getFieldErrors = useFieldErrors();
  const draft = useStoredForm<FormValues>(composeDraft(entity.name, name, record.id), storedValues);
  const [error, setError] = useState<AppError | null>(null);
  const [isChecked, setChecked] = useState(false);
  const action = entity.actions[name];
  const fields = Object.entries(action?.form ?? {}).flatMap(([field, options]) =>
    options ? [[field, options] as const] : [],
  );
  const values = { ...record, ...draft.form };
  const issues = fields.flatMap(([field, options]) => {
    const issue = findIssue(options, values[field], new Date());
    return issue === null ? [] : [[field, translate(`fieldErrors.${issue}`)]];
  });
  const errors: Readonly<Record<string, string>> = {
    ...(error && getFieldErrors(error)),
    ...(isChecked && Object.fromEntries(issues)),
  };
  const isChanged = Object.keys(draft.form).length > 0;

  /** A value as it was isn't part of the draft. */
  const change = (field: string, value: unknown) => {
    const { [field]: _, ...others } = draft.form;
    const isSame = (isEmpty(value) && isEmpty(record[field])) || value === record[field];
    draft.change(isSame ? others : { ...others, [field]: value });
  };

  const submit = async () => {
    setChecked(true);
    if (!action || issues.length > 0) return;
    setError(null);
    const set = Object.fromEntries(
      Object.entries(draft.form).map(([field, value]) => [field, isEmpty(value) ? null : value]),
    );
    const entry = { id: createEntryId(), entity, record, set };
    try {
      await writeRecord(dataProvider, entity, record, { set }, { entryId: entry.id });
    } catch (thrown) {
      return setError(toAppError(thrown));
    }
    draft.forget();
    // The focus must return to the row before it is shown with its new values.
    flushSync(onClose);
    await offerUndo(entry, { name, action });
  };

  return (
    <Modal
      title={translate('ask.choose', { action: labels.action(name), record: labels.named(record) })}
      onCancel={onClose}
      onSubmit={submit}
      submitLabel={labels.actionConfirm(name)}
      submitDisabled={!isChanged}
      error={error && errorText(error)}
    >
      {draft.isRestored && (
        <Banner
          tone="info"
          title={translate('create.restored')}
          action={<Button onClick={draft.startOver}>{translate('create.discard')}</Button>}
        />
      )}
      <div className={flowStyles.stack4}>
        {fields.map(([field, options]) => (
          <FieldInput
            key={field}
            field={options}
            label={getFieldLabel(field)}
            help={undefined}
            required={options.required ?? false}
            value={values[field] ?? ''}
            onChange={(value) => change(field, value)}
            error={errors[field]}
            getChoiceLabel={(choice) => labels.value(field, choice)}
          />
        ))}
      </div>
    </Modal>
  );
}
