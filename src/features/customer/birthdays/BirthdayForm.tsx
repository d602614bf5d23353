import { useTranslate } from 'ra-core';
import { Suspense, useId, useState } from 'react';
import * as z from 'zod/mini';
import { type AppError, toAppError } from '../../../../dataProvider/errors';
import { type BirthdayDraft, birthdayTypes } from '../../../../resources/birthdays';
import { type StoredForm, useStoredForm } from '../../../engine/drafts/useStoredForm';
import { SubmitFailure } from '../../../engine/errors/SubmitFailure';
import { useFieldErrors } from '../../../engine/errors/useFieldErrors';
import { Button } from '../../../ui/buttons/Button';
import { useSubmitOnce } from '../../../ui/buttons/useSubmitOnce';
import { GroupField } from '../../../ui/form/GroupField';
import { Select } from '../../../ui/inputs/Select';
import { TextBox } from '../../../ui/inputs/TextBox';
import flowStyles from '../../../ui/layout/flow.module.css';
import { lazyPart } from '../../../ui/lazy/lazyPart';
import textStyles from '../../../ui/text/text.module.css';
import styles from './birthdays.module.css';
import { useBirthdayLabels } from './useBirthdays';

// The date picker is larger than the rest of the page, so it is lazy-loaded.
const DayPicker = lazyPart(async () => ({
  default: (await import('../../../ui/form/DayPicker')).DayPicker,
}));

interface BirthdayFormProps {
  customerId: string;
  /** @throws AppError if adding failed or the outcome is uncertain */
  onAdd: (draft: BirthdayDraft) => Promise<void>;
}

/** Form to add a birthday or event. Input is kept as a draft until the server accepts it. */
export function BirthdayForm({ customerId, onAdd }: BirthdayFormProps) {
  const translate = useTranslate();
  const birthdayLabels = useBirthdayLabels();
  const id = useId();
  const stored = useStoredForm(`edit:customers.birthday.${customerId}`, storedBirthdayForm);
  const values = stored.form;
  const [addError, setAddError] = useState<AppError | null>(null);
  const getFieldErrors = useFieldErrors();
  const fieldErrors = addError ? getFieldErrors(addError) : {};
  const set = (change: Partial<BirthdayFormValues>) => stored.change({ ...values, ...change });
  const isDateMissing = values.date === '';

  const add = async () => {
    if (isDateMissing) return;
    const draft = toBirthdayPayload(values);
    setAddError(null);
    try {
      await onAdd(draft);
      stored.forget();
    } catch (thrown) {
      setAddError(toAppError(thrown));
    }
  };
  const { isPending, submit } = useSubmitOnce(add, false);
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <fieldset disabled={isPending} className={styles.fields}>
        <GroupField label={translate('customerPage.birthdays.type')} error={fieldErrors['event_type']}>
          {(fieldProps) => (
            <Select
              {...fieldProps}
              className={styles.select}
              label={translate('customerPage.birthdays.type')}
              value={values.event_type}
              options={birthdayTypes.map((type) => ({ value: type, label: birthdayLabels.typeLabel(type) }))}
              onChange={(event_type) => set({ event_type })}
            />
          )}
        </GroupField>
        <TextBox
          label={translate('customerPage.birthdays.person')}
          help={translate('customerPage.birthdays.personHelp')}
          error={fieldErrors['person']}
          maxLength={200}
          dir="auto"
          value={values.person}
          onChange={(person) => set({ person })}
        />
        <Suspense
          fallback={
            <TextBox
              disabled
              required
              label={translate('customerPage.birthdays.date')}
              value=""
              onChange={() => undefined}
            />
          }
        >
          <DayPicker
            required
            label={translate('customerPage.birthdays.date')}
            error={fieldErrors['date']}
            isPast={values.event_type === 'birth'}
            value={values.date}
            onChange={(day) => set({ date: day ?? '' })}
          />
        </Suspense>
      </fieldset>
      <div className={flowStyles.toolbar}>
        <Button type="submit" busy={isPending} disabled={isDateMissing} aria-describedby={`${id}-missing`}>
          {translate('customerPage.birthdays.add')}
        </Button>
        <p id={`${id}-missing`} className={textStyles.hint}>
          {isDateMissing && translate('customerPage.birthdays.missing')}
        </p>
      </div>
      {addError && (
        <SubmitFailure
          error={addError}
          title={translate(
            addError.uncertain ? 'customerPage.birthdays.addUncertain' : 'customerPage.birthdays.addFailed',
          )}
          hasField={(name) => Object.hasOwn(values, name)}
        />
      )}
    </form>
  );
}

const formShape = z.object({ event_type: z.enum(birthdayTypes), person: z.string(), date: z.string() });

/** Form values. Empty `person` and `date` are ''. */
type BirthdayFormValues = z.infer<typeof formShape>;

/** Draft storage of the form. */
const storedBirthdayForm: StoredForm<BirthdayFormValues> = {
  shape: formShape,
  empty: { event_type: 'birth', person: '', date: '' },
};

/** Request body. `person` is omitted if the birthday is the customer's own. */
function toBirthdayPayload({ event_type, person, date }: BirthdayFormValues): BirthdayDraft {
  const name = person.trim();
  return { event_type, ...(name !== '' && { person: name }), date };
}
