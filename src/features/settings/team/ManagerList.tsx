import { useDataProvider, useDelete, useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { toAppError } from '../../../../dataProvider/errors';
import { isSameEmail, type Manager } from '../../../../resources/managers';
import { useIntentKeys } from '../../../engine/drafts/useIntentKeys';
import { useErrorReason } from '../../../engine/errors/errorReason';
import { useSite } from '../../../session/useSite';
import rows from '../../../ui/layout/cardRows.module.css';
import { Modal } from '../../../ui/overlays/Modal';
import { getManagerName, ManagerRow } from './ManagerRow';
import { useInviteErrorText } from './useInviteErrorText';

interface ManagerListProps {
  managers: readonly Manager[];
}

/** Managers, with resending and confirmed removal. */
export function ManagerList({ managers }: ManagerListProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [deleteOne] = useDelete();
  const getErrorReason = useErrorReason();
  const inviteErrorText = useInviteErrorText();
  const { profile, site } = useSite();
  const [managerToRemove, setManagerToRemove] = useState<Manager | null>(null);
  const [busyIds, setBusyIds] = useState<readonly string[]>([]);
  /** Set at once, unlike the state: an invitation that is sent twice is two emails. */
  const running = useRef(new Set<string>());
  const resendKeys = useIntentKeys('edit:settings.resend');

  const run = async (manager: Manager, write: () => Promise<void>, onFailed: (thrown: unknown) => void) => {
    if (running.current.has(manager._id)) return;
    running.current.add(manager._id);
    setBusyIds((ids) => [...ids, manager._id]);
    try {
      await write();
    } catch (thrown) {
      onFailed(thrown);
    } finally {
      running.current.delete(manager._id);
      setBusyIds((ids) => ids.filter((id) => id !== manager._id));
    }
  };
  const resend = (manager: Manager): Promise<void> => {
    const { _id, email, name } = manager;
    const send = async () => {
      const data = { email: email ?? '', name: name ?? '' };
      await dataProvider.create('managers', { data, meta: { idempotencyKey: resendKeys.get(_id) } });
      resendKeys.forget(_id);
      notify(translate('settingsPage.team.resent', { email: email ?? '' }), { type: 'success', id: _id });
    };
    return run(manager, send, (thrown) => {
      const error = toAppError(thrown);
      const messageKey = error.uncertain ? 'settingsPage.team.resendUncertain' : 'settingsPage.team.resendFailed';
      const reason = inviteErrorText(error);
      notify(translate(messageKey, { name: getManagerName(manager), reason }), {
        type: 'error',
        id: manager._id,
        action: { label: translate('ui.retry'), run: () => void resend(manager) },
      });
    });
  };
  const remove = (manager: Manager): Promise<void> => {
    setManagerToRemove(null);
    const name = getManagerName(manager);
    const send = async () => {
      await deleteOne('managers', { id: manager._id }, { returnPromise: true });
      notify(translate('settingsPage.team.removed', { name }), { type: 'success', id: manager._id });
    };
    return run(manager, send, (thrown) => {
      const error = toAppError(thrown);
      const messageKey = error.uncertain ? 'settingsPage.team.removeUncertain' : 'settingsPage.team.removeFailed';
      notify(translate(messageKey, { name, reason: getErrorReason(error) }), {
        type: 'error',
        id: manager._id,
        action: { label: translate('ui.retry'), run: () => void remove(manager) },
      });
    });
  };
  if (managers.length === 0) return <p>{translate('settingsPage.team.none')}</p>;
  return (
    <>
      <ul aria-label={translate('settingsIndex.fields.managers')} className={rows.list}>
        {managers.map((manager) => (
          <ManagerRow
            key={manager._id}
            manager={manager}
            isSelf={isSameEmail(manager.email, profile.email)}
            isBusy={busyIds.includes(manager._id)}
            onResend={() => void resend(manager)}
            onRemove={() => setManagerToRemove(manager)}
          />
        ))}
      </ul>
      {managerToRemove && (
        <Modal
          danger
          title={translate('settingsPage.team.removeTitle', { name: getManagerName(managerToRemove) })}
          onCancel={() => setManagerToRemove(null)}
          onSubmit={() => void remove(managerToRemove)}
          submitLabel={translate('settingsPage.team.removeSubmit')}
        >
          <p>{translate('settingsPage.team.removeText', { site: site.name })}</p>
        </Modal>
      )}
    </>
  );
}
