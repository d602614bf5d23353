import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { toAppError } from '../../../../dataProvider/errors';
import type { Birthday, BirthdayDraft } from '../../../../resources/birthdays';
import ConfirmRemove from '../../../engine/actions/ConfirmRemove';
import { useErrorReason } from '../../../engine/errors/errorReason';
import { IconButton } from '../../../ui/buttons/IconButton';
import { Spinner } from '../../../ui/icons/Spinner';
import { Card } from '../../../ui/layout/Card';
import type { Customer } from '../customer';
import { BirthdayForm } from './BirthdayForm';
import { BirthdayList } from './BirthdayList';
import { useBirthdayLabels } from './useBirthdayLabels';
import { useBirthdayWrites } from './useBirthdays';

/** Lists birthdays and events, with adding and confirmed deletion. */
export function BirthdaysEditor({ customer: { _id } }: { customer: Customer }) {
  const translate = useTranslate();
  const getErrorReason = useErrorReason();
  const notify = useNotify();
  const birthdayLabels = useBirthdayLabels();
  const writes = useBirthdayWrites(_id);
  const [birthdayToRemove, setBirthdayToRemove] = useState<Birthday | null>(null);
  const [deletingIds, setDeletingIds] = useState<readonly string[]>([]);
  const labelValues = (birthday: Birthday) => ({
    event: birthdayLabels.eventLabel(birthday),
    day: birthdayLabels.dayLabel(birthday),
  });

  const add = async (draft: BirthdayDraft) => {
    const event = birthdayLabels.eventLabel({ ...draft, person: draft.person ?? null });
    if (!(await writes.add(draft, event))) return;
    const text = translate('customerPage.birthdays.added', { event, day: birthdayLabels.dayLabel(draft) });
    notify(text, { type: 'success' });
  };
  const remove = async (birthday: Birthday) => {
    setBirthdayToRemove(null);
    setDeletingIds((ids) => [...ids, birthday._id]);
    try {
      await writes.remove(birthday);
      notify(translate('customerPage.birthdays.removed', labelValues(birthday)), { type: 'success' });
    } catch (thrown) {
      const error = toAppError(thrown);
      const key = error.uncertain ? 'removeUncertain' : 'removeFailed';
      const reason = getErrorReason(error);
      notify(translate(`customerPage.birthdays.${key}`, { ...labelValues(birthday), reason }), {
        type: 'error',
        action: { label: translate('ui.retry'), run: () => void remove(birthday) },
      });
    } finally {
      setDeletingIds((ids) => ids.filter((id) => id !== birthday._id));
    }
  };
  return (
    <Card title={translate('customerPage.birthdays.title')}>
      <BirthdayList
        customerId={_id}
        actions={(birthday) =>
          deletingIds.includes(birthday._id) ? (
            <Spinner label />
          ) : (
            <IconButton
              icon="trash"
              label={translate('customerPage.birthdays.remove', labelValues(birthday))}
              onClick={() => setBirthdayToRemove(birthday)}
            />
          )
        }
      />
      <BirthdayForm customerId={_id} onAdd={add} />
      {birthdayToRemove && (
        <ConfirmRemove
          title={translate('customerPage.birthdays.removeTitle', labelValues(birthdayToRemove))}
          onCancel={() => setBirthdayToRemove(null)}
          onConfirm={() => void remove(birthdayToRemove)}
        />
      )}
    </Card>
  );
}
