import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { customers } from '../../../../resources/customers';
import { ProgramPicker } from '../../../engine/pickers/ProgramPicker';
import { usePrograms } from '../../../engine/programs';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useEntityWords } from '../../../engine/words';
import { Checkbox } from '../../../ui/Checkbox';
import { firstField } from '../../../ui/focusable';
import { LeaveGuard } from '../../../ui/LeaveGuard';
import { Sheet } from '../../../ui/Sheet';
import { TextBox } from '../../../ui/TextBox';
import { useSubmitOnce } from '../../../ui/useSubmitOnce';
import { ProfileFoot } from './ProfileFoot';
import styles from './ProfileForm.module.css';
import { ProfileNotice } from './ProfileNotice';
import type { ProfileField } from './profile';
import { Theirs } from './Theirs';
import { useProfileForm } from './useProfileForm';

interface ProfileFormProps {
  record: ConsoleRecord;
  isDeleted: () => boolean;
}

/** Changes who a customer is to the shop. Only what was changed is sent; what was typed stays until the server has it. */
export function ProfileForm({ record, isDeleted }: ProfileFormProps) {
  const translate = useTranslate();
  const words = useEntityWords(customers);
  const { programs } = usePrograms();
  const fields = useRef<HTMLDivElement>(null);
  const form = useProfileForm(record);
  const [isChecked, setChecked] = useState(false);
  const { values, set } = form;

  const focusField = (name: ProfileField | undefined) => {
    for (const place of fields.current?.querySelectorAll<HTMLElement>('[data-field]') ?? []) {
      if (place.dataset['field'] === name) firstField(place)?.focus();
    }
  };
  const save = async () => {
    setChecked(true);
    if (form.faulty.length > 0) focusField(form.faulty[0]);
    else await form.save();
  };
  const { isPending, submit } = useSubmitOnce(save, false);
  const refused = form.outcome && 'error' in form.outcome ? form.outcome.error.fields : {};
  const errorOf = (name: ProfileField) =>
    isChecked && form.faulty.includes(name) ? translate('customerPage.profile.email') : refused[name];
  const textField = (name: Exclude<ProfileField, 'acceptsMarketing'>) => ({
    label: words.field(name),
    value: values[name],
    error: errorOf(name),
    onChange: (value: string) => set(name, value),
  });
  const theirs = (name: ProfileField) => (
    <Theirs name={name} value={form.theirs[name]} onTake={() => form.takeTheirs(name)} />
  );
  const firstProgram = programs[0];

  return (
    <Sheet title={translate('customerPage.profile.title')}>
      <form noValidate onSubmit={submit} className={styles.form}>
        <ProfileNotice form={form} />
        <div ref={fields} className={styles.fields}>
          <div data-field="firstName">
            <TextBox {...textField('firstName')} dir="auto" autoComplete="off" />
            {theirs('firstName')}
          </div>
          <div data-field="lastName">
            <TextBox {...textField('lastName')} dir="auto" autoComplete="off" />
            {theirs('lastName')}
          </div>
          <div data-field="name">
            <TextBox {...textField('name')} dir="auto" autoComplete="off" />
            {theirs('name')}
          </div>
          <div data-field="emailAddress">
            <TextBox {...textField('emailAddress')} type="email" autoComplete="off" onBlur={() => setChecked(true)} />
            {theirs('emailAddress')}
          </div>
          <div data-field="loyaltyProgramId">
            <ProgramPicker
              {...textField('loyaltyProgramId')}
              excluded
              empty={
                firstProgram
                  ? translate('customerPage.profile.defaultProgram', { program: firstProgram.name ?? firstProgram._id })
                  : translate('list.value.noProgram')
              }
              help={translate('customerPage.profile.programHelp')}
            />
            {theirs('loyaltyProgramId')}
          </div>
          <div data-field="offlineCardNumber">
            <TextBox
              {...textField('offlineCardNumber')}
              autoComplete="off"
              help={translate('customerPage.profile.cardHelp')}
            />
            {theirs('offlineCardNumber')}
          </div>
          <div data-field="acceptsMarketing" className={styles.whole}>
            <Checkbox
              showLabel
              label={words.field('acceptsMarketing')}
              checked={values.acceptsMarketing}
              onChange={({ target }) => set('acceptsMarketing', target.checked)}
            />
            {refused['acceptsMarketing'] && <p className={styles.error}>{refused['acceptsMarketing']}</p>}
            {theirs('acceptsMarketing')}
          </div>
        </div>
        <ProfileFoot
          changed={form.changed.map((name) => words.field(name))}
          isPending={isPending}
          onDiscard={form.discard}
        />
      </form>
      <LeaveGuard
        when={() => form.holdsWork() && !isDeleted()}
        title={translate('customerPage.unsaved.title')}
        text={translate('customerPage.unsaved.text')}
        stay={translate('customerPage.unsaved.stay')}
        leave={translate('customerPage.unsaved.leave')}
      />
    </Sheet>
  );
}
