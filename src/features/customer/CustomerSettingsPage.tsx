import '../../../i18n/en/areas/customerPage';
import { useDataProvider, useDelete, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { toAppError } from '../../../dataProvider/errors';
import type { CreateMeta } from '../../../dataProvider/writes/withProof';
import type { Created } from '../../../dataProvider/writes/writes';
import type { Birthday, BirthdayDraft } from '../../../resources/birthdays';
import { joinRecordId } from '../../../resources/recordKind';
import ConfirmRemove from '../../engine/actions/ConfirmRemove';
import { useErrorReason } from '../../engine/errors/errorReason';
import { Button } from '../../ui/buttons/Button';
import { IconButton } from '../../ui/buttons/IconButton';
import { Spinner } from '../../ui/icons/Spinner';
import { Card } from '../../ui/layout/Card';
import columnStyles from '../../ui/layout/columns.module.css';
import textStyles from '../../ui/text/text.module.css';
import { BirthdayForm } from './birthdays/BirthdayForm';
import { BirthdayList } from './birthdays/BirthdayList';
import { useBirthdayLabels } from './birthdays/useBirthdays';
import { CustomerFrame } from './CustomerFrame';
import type { Customer } from './customer';
import { ProfileForm } from './settings/ProfileForm';

/** Settings tab of a customer: profile, birthdays, and deletion. */
export default function CustomerSettingsPage() {
  return (
    <CustomerFrame tab="settings">
      {({ record, customer, isDeleted, remove }) => (
        <div className={columnStyles.form}>
          <ProfileForm record={record} isDeleted={isDeleted} />
          <BirthdaysEditor customer={customer} />
          <DeleteCustomer onRemove={remove} />
        </div>
      )}
    </CustomerFrame>
  );
}

/** Card to delete the customer, after confirmation. */
function DeleteCustomer({ onRemove }: { onRemove: () => void }) {
  const translate = useTranslate();
  return (
    <Card title={translate('customerPage.remove.title')}>
      <p className={textStyles.second}>{translate('customerPage.remove.text')}</p>
      <div>
        <Button kind="danger" onClick={onRemove}>
          {translate('customerPage.remove.submit')}
        </Button>
      </div>
    </Card>
  );
}

/** Lists birthdays and events, with adding and confirmed deletion. */
function BirthdaysEditor({ customer: { _id } }: { customer: Customer }) {
  const translate = useTranslate();
  const getErrorReason = useErrorReason();
  const notify = useNotify();
  const birthdayLabels = useBirthdayLabels();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [deleteOne] = useDelete();
  const [birthdayToRemove, setBirthdayToRemove] = useState<Birthday | null>(null);
  const [deletingIds, setDeletingIds] = useState<readonly string[]>([]);
  const labelValues = (birthday: Birthday) => ({
    event: birthdayLabels.eventLabel(birthday),
    day: birthdayLabels.dayLabel(birthday),
  });

  const add = async (draft: BirthdayDraft) => {
    const event = birthdayLabels.eventLabel({ ...draft, person: draft.person ?? null });
    const meta: CreateMeta = { name: () => event };
    const created: Created = await dataProvider.create('birthdays', { data: { ...draft, customerId: _id }, meta });
    if (created.finding) return;
    const text = translate('customerPage.birthdays.added', { event, day: birthdayLabels.dayLabel(draft) });
    notify(text, { type: 'success' });
  };
  const remove = async (birthday: Birthday) => {
    setBirthdayToRemove(null);
    setDeletingIds((ids) => [...ids, birthday._id]);
    try {
      await deleteOne('birthdays', { id: joinRecordId(_id, birthday._id) }, { returnPromise: true });
      notify(translate('customerPage.birthdays.removed', labelValues(birthday)), {
        type: 'success',
        id: birthday._id,
      });
    } catch (thrown) {
      const error = toAppError(thrown);
      const key = error.uncertain ? 'removeUncertain' : 'removeFailed';
      const reason = getErrorReason(error);
      notify(translate(`customerPage.birthdays.${key}`, { ...labelValues(birthday), reason }), {
        type: 'error',
        id: birthday._id,
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
          isImmediate
          title={translate('customerPage.birthdays.removeTitle', labelValues(birthdayToRemove))}
          onCancel={() => setBirthdayToRemove(null)}
          onConfirm={() => void remove(birthdayToRemove)}
        />
      )}
    </Card>
  );
}
