import '../../../i18n/en/areas/create';
import { Form, useTranslate } from 'ra-core';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Entity } from '../../../resources/entity';
import { Button } from '../../ui/buttons/Button';
import { classes } from '../../ui/classes';
import { Banner } from '../../ui/feedback/Banner';
import { firstField } from '../../ui/focus/focusable';
import sheets from '../../ui/layout/Card.module.css';
import { CreateError } from './CreateError';
import { CreateField } from './CreateField';
import styles from './CreatePage.module.css';
import { CreateToolbar } from './CreateToolbar';
import { useEntityCreateContext } from './EntityCreateContext';
import { blankValues, type FormValues, hasChanges } from './formValue';
import { UnsavedGuard } from './UnsavedGuard';
import { validateDraft } from './validateDraft';

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
      className={classes(sheets.sheet, styles.form)}
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
      <CreateError />
      <div key={discards} ref={fields} className={styles.fields}>
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
