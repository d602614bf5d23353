import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { type AppError, toAppError } from '../../../../dataProvider/errors';
import { type BirthdayDraft, birthdayTypes } from '../../../../resources/birthdays';
import { useErrorText } from '../../../engine/errorText';
import { useDraft } from '../../../engine/useDraft';
import { Button } from '../../../ui/Button';
import { DayPicker } from '../../../ui/form/DayPicker';
import { GroupField } from '../../../ui/form/GroupField';
import { Notice } from '../../../ui/Notice';
import { Select } from '../../../ui/Select';
import { TextBox } from '../../../ui/TextBox';
import { useToast } from '../../../ui/toastContext';
import { useSubmitOnce } from '../../../ui/useSubmitOnce';
import { certainly } from '../certainly';
import sheets from '../sheets.module.css';
import styles from './BirthdayForm.module.css';
import { emptyBirthday, postedBirthday, readBirthdayDraft, type TypedBirthday } from './birthdayDraft';
import { useBirthdayWords } from './useBirthdayWords';

interface BirthdayFormProps {
  customerId: string;
  /** @throws AppError when it was not added, or nobody can tell */
  onAdd: (draft: BirthdayDraft) => Promise<void>;
}

/** Adds a birthday or event; what is typed is kept until the server has it. */
export function BirthdayForm({ customerId, onAdd }: BirthdayFormProps) {
  const translate = useTranslate();
  const words = useBirthdayWords();
  const toast = useToast();
  const id = useId();
  const [text, setText] = useDraft(`edit:customers.birthday.${customerId}`);
  const typed = readBirthdayDraft(text);
  const [failure, setFailure] = useState<AppError | null>(null);
  const set = (change: Partial<TypedBirthday>) => setText(JSON.stringify({ ...typed, ...change }));
  const isMissing = typed.date === '';

  const add = async () => {
    if (isMissing) return;
    const draft = postedBirthday(typed);
    setFailure(null);
    try {
      await onAdd(draft);
      setText('');
      const event = words.eventOf({ person: null, ...draft });
      toast({ tone: 'done', text: translate('customer.birthdays.added', { event, day: words.dayOf(draft) }) });
    } catch (thrown) {
      setFailure(toAppError(thrown));
    }
  };
  const { isPending, submit } = useSubmitOnce(add, false);
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {failure && <AddFailure failure={failure} />}
      <fieldset disabled={isPending} className={styles.fields}>
        <GroupField label={translate('customer.birthdays.type')} error={failure?.fields['event_type']}>
          {(ties) => (
            <Select
              {...ties}
              label={translate('customer.birthdays.type')}
              value={typed.event_type}
              options={birthdayTypes.map((type) => ({ value: type, label: words.typeOf(type) }))}
              onChange={(event_type) => set({ event_type })}
            />
          )}
        </GroupField>
        <TextBox
          label={translate('customer.birthdays.person')}
          help={translate('customer.birthdays.personHelp')}
          error={failure?.fields['person']}
          maxLength={200}
          dir="auto"
          value={typed.person}
          onChange={(person) => set({ person })}
        />
        <DayPicker
          required
          label={translate('customer.birthdays.date')}
          error={failure?.fields['date']}
          isPast={typed.event_type === emptyBirthday.event_type}
          value={typed.date}
          onChange={(day) => set({ date: day ?? '' })}
        />
      </fieldset>
      <div className={styles.foot}>
        <Button type="submit" busy={isPending} disabled={isMissing} aria-describedby={`${id}-missing`}>
          {translate('customer.birthdays.add')}
        </Button>
        <p id={`${id}-missing`} className={sheets.help}>
          {isMissing && translate('customer.birthdays.missing')}
        </p>
      </div>
    </form>
  );
}

const fieldNames: readonly string[] = ['event_type', 'person', 'date'];

/** Why nothing was added; what is wrong with a field of the form stands at that field. */
function AddFailure({ failure }: { failure: AppError }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const elsewhere = Object.entries(failure.fields).filter(([name]) => !fieldNames.includes(name));
  return (
    <Notice
      tone="danger"
      title={translate(failure.uncertain ? 'customer.birthdays.addUncertain' : 'customer.birthdays.addFailed')}
    >
      <p>{errorText(certainly(failure))}</p>
      {elsewhere.map(([field, said]) => (
        <p key={field}>{translate('customer.otherField', { field, text: said })}</p>
      ))}
    </Notice>
  );
}
