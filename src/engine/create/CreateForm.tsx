import '../../../i18n/en/areas/unsaved';
import '../../../i18n/en/areas/create';
import { Form, useInput, useTranslate } from 'ra-core';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Entity } from '../../../resources/entity';
import type { FormField } from '../../../resources/field';
import { Button } from '../../ui/buttons/Button';
import { classes } from '../../ui/classes';
import { Banner } from '../../ui/feedback/Banner';
import { firstField } from '../../ui/focus/focusable';
import sheets from '../../ui/layout/Card.module.css';
import flowStyles from '../../ui/layout/flow.module.css';
import { LeaveGuard } from '../../ui/navigation/LeaveGuard';
import { useListText } from '../../ui/text/useListText';
import { useEntityLabels } from '../entity/entityLabels';
import { SubmitFailure } from '../errors/SubmitFailure';
import { FieldInput } from '../fields/FieldInput';
import styles from './CreatePage.module.css';
import { useEntityCreateContext } from './EntityCreateContext';
import { blankValues, type FormValues, findFields, hasChanges, validateDraft } from './formValue';
import { useFieldLabel } from './useFieldLabel';

/**
 * Form with the fields of an entity's `create`, based on react-admin's `<Form>`. It is stored as a draft on every
 * change. Reads the create context.
 */
export function CreateForm() {
  const { entity, draft } = useEntityCreateContext();
  const translate = useTranslate();
  return (
    <Form<FormValues>
      noValidate
      className={classes(sheets.form)}
      defaultValues={{ ...blankValues(entity), ...draft.restored }}
      resolver={(values) => validateDraft(entity, values, translate, new Date())}
      // The first invalid field is focused by useFocusInvalid instead.
      shouldFocusError={false}
      disableInvalidFormNotification
      warnWhenUnsavedChanges
      WarnWhenUnsavedChangesComponent={UnsavedGuard}
    >
      <CreateFormContent />
    </Form>
  );
}

function CreateFormContent() {
  const { entity, draft, clearError, isCreated } = useEntityCreateContext();
  const translate = useTranslate();
  const form = useFormContext();
  const fields = useRef<HTMLDivElement>(null);
  const [isRestored, setRestored] = useState(draft.restored !== null);
  const [busyFields, setBusyFields] = useState<readonly string[]>([]);
  const [discards, setDiscards] = useState(0);
  useFocusInvalid(entity, fields);

  const setBusy = (name: string, isBusy: boolean) =>
    setBusyFields((before) => [...before.filter((item) => item !== name), ...(isBusy ? [name] : [])]);
  const persist = () => {
    if (isCreated()) return;
    const values = form.getValues();
    if (hasChanges(entity, values)) draft.persist(values);
    else draft.discard();
  };
  const discard = () => {
    form.reset(blankValues(entity));
    draft.discard();
    setRestored(false);
    clearError();
    setDiscards(discards + 1);
  };
  // The discard button is gone, and the fields are mounted again.
  const focusFirst = useEffectEvent(() => focusField(fields.current, Object.keys(entity.create?.fields ?? {})[0]));
  useEffect(() => {
    if (discards > 0) focusFirst();
  }, [discards]);

  return (
    <>
      {isRestored && (
        <Banner
          tone="info"
          title={translate('create.restored')}
          action={<Button onClick={discard}>{translate('create.discard')}</Button>}
        />
      )}
      <div key={discards} ref={fields} className={flowStyles.stack4}>
        {Object.entries(entity.create?.fields ?? {}).map(([name, field]) => (
          <CreateField
            key={name}
            name={name}
            field={field}
            onChange={persist}
            onBusy={(isBusy) => setBusy(name, isBusy)}
          />
        ))}
      </div>
      <CreateToolbar isBusy={busyFields.length > 0} />
      <CreateError />
    </>
  );
}

/** Focuses the first invalid field after each submit that the form or the server rejected. */
function useFocusInvalid(entity: Entity, fields: RefObject<HTMLElement | null>): void {
  const { errors, submitCount } = useFormState();
  const focus = useEffectEvent(() => {
    const names = Object.keys(entity.create?.fields ?? {});
    focusField(
      fields.current,
      names.find((name) => errors[name] !== undefined),
    );
  });
  useEffect(() => {
    if (submitCount > 0) focus();
  }, [submitCount]);
}

function focusField(fields: HTMLElement | null, name: string | undefined): void {
  for (const element of fields?.querySelectorAll<HTMLElement>('[data-field]') ?? []) {
    if (element.dataset['field'] === name) firstField(element)?.focus();
  }
}

/** Asks for confirmation before the create form is left with entered values. Reads the form and the create context. */
function UnsavedGuard() {
  const { entity, isCreated } = useEntityCreateContext();
  const translate = useTranslate();
  const { getValues } = useFormContext();
  return (
    <LeaveGuard
      when={() => !isCreated() && hasChanges(entity, getValues())}
      title={translate('create.unsaved.title')}
      text={translate('unsaved.text')}
      stay={translate('unsaved.stay')}
      leave={translate('unsaved.leave')}
    />
  );
}

/** Why the last request failed. Reads the create context. */
function CreateError() {
  const { entity, submitError } = useEntityCreateContext();
  const translate = useTranslate();
  if (!submitError) return null;
  return (
    <SubmitFailure
      error={submitError}
      title={translate(submitError.uncertain ? 'create.uncertain' : 'create.failed')}
      hasField={(name) => entity.create?.fields[name] !== undefined}
    />
  );
}

/** Issues that keep the form from being sent, and their messages. */
const reasons = [
  ['required', 'create.missing'],
  ['future', 'create.future'],
] as const;

/** Save button of the create form, and why it is disabled. Reads the form and the create context. */
function CreateToolbar({ isBusy }: { isBusy: boolean }) {
  const { entity, saving } = useEntityCreateContext();
  const translate = useTranslate();
  const listText = useListText();
  const getFieldLabel = useFieldLabel(entity);
  const id = useId();
  const values = useWatch();
  const getReason = (): string | null => {
    const now = new Date();
    for (const [issue, messageKey] of reasons) {
      const fields = findFields(entity, values, issue, now);
      if (fields.length > 0) return translate(messageKey, { fields: listText(fields.map(getFieldLabel)) });
    }
    return isBusy ? translate('create.busy') : null;
  };
  const reason = getReason();
  return (
    <div className={flowStyles.toolbar}>
      <Button type="submit" kind="primary" busy={saving} disabled={reason !== null} aria-describedby={`${id}-reason`}>
        {translate('create.submit')}
      </Button>
      <p id={`${id}-reason`} className={styles.reason}>
        {reason}
      </p>
    </div>
  );
}

interface CreateFieldProps {
  name: string;
  field: FormField;
  onChange: () => void;
  onBusy: (isBusy: boolean) => void;
}

/** Field of the create form: its input, with its label and its error. Reads the form's value through `useInput`. */
function CreateField({ name, field, onChange, onBusy }: CreateFieldProps) {
  const { entity } = useEntityCreateContext();
  const labels = useEntityLabels(entity);
  const getFieldLabel = useFieldLabel(entity);
  const input = useInput<unknown>({ source: name, format: keepValue, parse: keepValue, onChange });
  return (
    <div data-field={name}>
      <FieldInput
        field={field}
        label={getFieldLabel(name)}
        required={field.required ?? false}
        value={input.field.value}
        onChange={input.field.onChange}
        error={input.fieldState.error?.message}
        help={undefined}
        getChoiceLabel={(choice) => labels.value(name, choice)}
        onBusy={onBusy}
      />
    </div>
  );
}

/** Inputs work on form values directly. By default, `useInput` converts between '' and null. */
const keepValue = (value: unknown) => value;
