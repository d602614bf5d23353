import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { customers } from '../../../../resources/customers';
import { useEntityLabels } from '../../../engine/entity/entityLabels';
import { useFieldErrors } from '../../../engine/errors/useFieldErrors';
import { ProgramPicker } from '../../../engine/pickers/ProgramPicker';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { usePrograms } from '../../../engine/shop/programs';
import { useSubmitOnce } from '../../../ui/buttons/useSubmitOnce';
import { firstField } from '../../../ui/focus/focusable';
import { Checkbox } from '../../../ui/inputs/Checkbox';
import { TextBox } from '../../../ui/inputs/TextBox';
import { Card } from '../../../ui/layout/Card';
import { LeaveGuard } from '../../../ui/navigation/LeaveGuard';
import { ConflictValue } from './ConflictValue';
import { ProfileFoot } from './ProfileFoot';
import styles from './ProfileForm.module.css';
import { ProfileNotice } from './ProfileNotice';
import type { ProfileField } from './profile';
import { useProfileForm } from './useProfileForm';

interface ProfileFormProps {
  record: ConsoleRecord;
  isDeleted: () => boolean;
}

/** Form to edit a customer. Sends only changed fields; input is kept as a draft until it is saved. */
export function ProfileForm({ record, isDeleted }: ProfileFormProps) {
  const translate = useTranslate();
  const labels = useEntityLabels(customers);
  const { programs } = usePrograms();
  const fields = useRef<HTMLDivElement>(null);
  const form = useProfileForm(record);
  const [isChecked, setChecked] = useState(false);
  const { values, set } = form;

  const focusField = (name: ProfileField | undefined) => {
    for (const fieldElement of fields.current?.querySelectorAll<HTMLElement>('[data-field]') ?? []) {
      if (fieldElement.dataset['field'] === name) firstField(fieldElement)?.focus();
    }
  };
  const save = async () => {
    setChecked(true);
    if (form.invalidFields.length > 0) focusField(form.invalidFields[0]);
    else await form.save();
  };
  const { isPending, submit } = useSubmitOnce(save, false);
  const getFieldErrors = useFieldErrors();
  const fieldErrors = form.outcome && 'error' in form.outcome ? getFieldErrors(form.outcome.error) : {};
  const getError = (name: ProfileField) =>
    isChecked && form.invalidFields.includes(name) ? translate('customerPage.profile.email') : fieldErrors[name];
  const getTextFieldProps = (name: Exclude<ProfileField, 'acceptsMarketing'>) => ({
    label: labels.field(name),
    value: values[name],
    error: getError(name),
    onChange: (value: string) => set(name, value),
  });
  const renderConflict = (name: ProfileField) => (
    <ConflictValue name={name} value={form.serverValues[name]} onAccept={() => form.acceptServerValue(name)} />
  );
  const firstProgram = programs[0];

  return (
    <Card title={translate('customerPage.profile.title')}>
      <form noValidate onSubmit={submit} className={styles.form}>
        <div ref={fields} className={styles.fields}>
          <div data-field="firstName">
            <TextBox {...getTextFieldProps('firstName')} dir="auto" autoComplete="off" />
            {renderConflict('firstName')}
          </div>
          <div data-field="lastName">
            <TextBox {...getTextFieldProps('lastName')} dir="auto" autoComplete="off" />
            {renderConflict('lastName')}
          </div>
          <div data-field="name">
            <TextBox {...getTextFieldProps('name')} dir="auto" autoComplete="off" />
            {renderConflict('name')}
          </div>
          <div data-field="emailAddress">
            <TextBox
              {...getTextFieldProps('emailAddress')}
              type="email"
              autoComplete="off"
              onBlur={() => setChecked(true)}
            />
            {renderConflict('emailAddress')}
          </div>
          <div data-field="loyaltyProgramId">
            <ProgramPicker
              {...getTextFieldProps('loyaltyProgramId')}
              excluded
              empty={
                firstProgram
                  ? translate('customerPage.profile.defaultProgram', { program: firstProgram.name ?? firstProgram._id })
                  : translate('list.value.noProgram')
              }
              help={translate('customerPage.profile.programHelp')}
            />
            {renderConflict('loyaltyProgramId')}
          </div>
          <div data-field="offlineCardNumber">
            <TextBox
              {...getTextFieldProps('offlineCardNumber')}
              autoComplete="off"
              help={translate('customerPage.profile.cardHelp')}
            />
            {renderConflict('offlineCardNumber')}
          </div>
          <div data-field="acceptsMarketing" className={styles.fullWidth}>
            <Checkbox
              showLabel
              label={labels.field('acceptsMarketing')}
              checked={values.acceptsMarketing}
              onChange={({ target }) => set('acceptsMarketing', target.checked)}
            />
            {fieldErrors['acceptsMarketing'] && <p className={styles.error}>{fieldErrors['acceptsMarketing']}</p>}
            {renderConflict('acceptsMarketing')}
          </div>
        </div>
        <ProfileNotice form={form} />
        <ProfileFoot
          changed={form.changed.map((name) => labels.field(name))}
          isPending={isPending}
          onDiscard={form.discard}
        />
      </form>
      <LeaveGuard
        when={() => form.hasUnsavedChanges() && !isDeleted()}
        title={translate('ui.unsaved.title')}
        text={translate('ui.unsaved.text')}
        stay={translate('ui.unsaved.stay')}
        leave={translate('ui.unsaved.leave')}
      />
    </Card>
  );
}
