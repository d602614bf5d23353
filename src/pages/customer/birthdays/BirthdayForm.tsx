import { useTranslate } from 'ra-core';
import { Suspense, useId, useState } from 'react';
import { certainly } from '../../../../dataProvider/certainly';
import { type AppError, toAppError } from '../../../../dataProvider/errors';
import { withWords } from '../../../../i18n/words';
import { type BirthdayDraft, birthdayTypes } from '../../../../resources/birthdays';
import { useErrorText } from '../../../engine/errorText';
import { useDraft } from '../../../engine/useDraft';
import { Button } from '../../../ui/Button';
import { GroupField } from '../../../ui/form/GroupField';
import { lazyPart } from '../../../ui/lazyPart';
import { Notice } from '../../../ui/Notice';
import { Select } from '../../../ui/Select';
import { TextBox } from '../../../ui/TextBox';
import { useToast } from '../../../ui/toastContext';
import { useSubmitOnce } from '../../../ui/useSubmitOnce';
import sheets from '../sheets.module.css';
import styles from './BirthdayForm.module.css';
import { keptBirthday, postedBirthday, readBirthdayDraft, type TypedBirthday } from './birthdayDraft';
import { useBirthdayWords } from './useBirthdayWords';

// The calendar weighs more than the rest of the page.
const DayPicker = lazyPart(async () => ({
  default: (await withWords('pickers', () => import('../../../ui/form/DayPicker'))).DayPicker,
}));

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
  const set = (change: Partial<TypedBirthday>) => setText(keptBirthday({ ...typed, ...change }));
  const isMissing = typed.date === '';

  const add = async () => {
    if (isMissing) return;
    const draft = postedBirthday(typed);
    setFailure(null);
    try {
      await onAdd(draft);
      setText('');
      const event = words.eventOf({ person: null, ...draft });
      toast({ tone: 'done', text: translate('customerPage.birthdays.added', { event, day: words.dayOf(draft) }) });
    } catch (thrown) {
      setFailure(toAppError(thrown));
    }
  };
  const { isPending, submit } = useSubmitOnce(add, false);
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {failure && <AddFailure failure={failure} />}
      <fieldset disabled={isPending} className={styles.fields}>
        <GroupField label={translate('customerPage.birthdays.type')} error={failure?.fields['event_type']}>
          {(ties) => (
            <Select
              {...ties}
              className={styles.select}
              label={translate('customerPage.birthdays.type')}
              value={typed.event_type}
              options={birthdayTypes.map((type) => ({ value: type, label: words.typeOf(type) }))}
              onChange={(event_type) => set({ event_type })}
            />
          )}
        </GroupField>
        <TextBox
          label={translate('customerPage.birthdays.person')}
          help={translate('customerPage.birthdays.personHelp')}
          error={failure?.fields['person']}
          maxLength={200}
          dir="auto"
          value={typed.person}
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
            error={failure?.fields['date']}
            isPast={typed.event_type === 'birth'}
            value={typed.date}
            onChange={(day) => set({ date: day ?? '' })}
          />
        </Suspense>
      </fieldset>
      <div className={styles.foot}>
        <Button type="submit" busy={isPending} disabled={isMissing} aria-describedby={`${id}-missing`}>
          {translate('customerPage.birthdays.add')}
        </Button>
        <p id={`${id}-missing`} className={sheets.help}>
          {isMissing && translate('customerPage.birthdays.missing')}
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
      title={translate(failure.uncertain ? 'customerPage.birthdays.addUncertain' : 'customerPage.birthdays.addFailed')}
    >
      <p>{errorText(certainly(failure))}</p>
      {elsewhere.map(([field, said]) => (
        <p key={field}>{translate('customerPage.otherField', { field, text: said })}</p>
      ))}
    </Notice>
  );
}
