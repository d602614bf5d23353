import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { certainly } from '../../../../dataProvider/certainly';
import { toAppError } from '../../../../dataProvider/errors';
import type { Birthday } from '../../../../resources/birthdays';
import ConfirmRemove from '../../../engine/actions/ConfirmRemove';
import { useErrorText } from '../../../engine/errorText';
import { IconButton } from '../../../ui/IconButton';
import { Sheet } from '../../../ui/Sheet';
import { Spinner } from '../../../ui/Spinner';
import { useToast } from '../../../ui/toastContext';
import type { Customer } from '../customer';
import { BirthdayForm } from './BirthdayForm';
import { BirthdayList } from './BirthdayList';
import { useBirthdayWrites } from './useBirthdays';
import { useBirthdayWords } from './useBirthdayWords';

/** Birthdays and events that can be added and, after a question, deleted. */
export function BirthdaysEdited({ customer: { _id } }: { customer: Customer }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const toast = useToast();
  const words = useBirthdayWords();
  const writes = useBirthdayWrites(_id);
  const [asked, setAsked] = useState<Birthday | null>(null);
  const [going, setGoing] = useState<readonly string[]>([]);
  const spoken = (birthday: Birthday) => ({ event: words.eventOf(birthday), day: words.dayOf(birthday) });

  const remove = async (birthday: Birthday) => {
    setAsked(null);
    setGoing((ids) => [...ids, birthday._id]);
    try {
      await writes.remove(birthday._id);
      toast({ tone: 'done', text: translate('customerPage.birthdays.removed', spoken(birthday)) });
    } catch (thrown) {
      const error = toAppError(thrown);
      const key = error.uncertain ? 'removeUncertain' : 'removeFailed';
      const reason = errorText(certainly(error));
      toast({
        tone: 'danger',
        text: translate(`customerPage.birthdays.${key}`, { ...spoken(birthday), reason }),
        action: { label: translate('ui.retry'), run: () => void remove(birthday) },
      });
    } finally {
      setGoing((ids) => ids.filter((id) => id !== birthday._id));
    }
  };
  return (
    <Sheet title={translate('customerPage.birthdays.title')}>
      <BirthdayList
        customerId={_id}
        actions={(birthday) =>
          going.includes(birthday._id) ? (
            <Spinner label />
          ) : (
            <IconButton
              icon="trash"
              label={translate('customerPage.birthdays.remove', spoken(birthday))}
              onClick={() => setAsked(birthday)}
            />
          )
        }
      />
      <BirthdayForm customerId={_id} onAdd={writes.add} />
      {asked && (
        <ConfirmRemove
          title={translate('customerPage.birthdays.removeTitle', spoken(asked))}
          onCancel={() => setAsked(null)}
          onConfirm={() => void remove(asked)}
        />
      )}
    </Sheet>
  );
}
