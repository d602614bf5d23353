import { useTranslate } from 'ra-core';
import type { Manager } from '../../../../resources/managers';
import { EMPTY_PLACEHOLDER } from '../../../lib/format/EMPTY_PLACEHOLDER';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import rows from '../../../ui/layout/cardRows.module.css';
import flowStyles from '../../../ui/layout/flow.module.css';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import textStyles from '../../../ui/text/text.module.css';

interface ManagerRowProps {
  manager: Manager;
  /** Whether this is the signed-in user, who can't remove themselves. */
  isSelf: boolean;
  /** Whether a write is pending. */
  isBusy: boolean;
  onResend: () => void;
  onRemove: () => void;
}

/** Name of a manager, or the email address. */
export const getManagerName = ({ name, email }: Manager): string => name?.trim() || email || EMPTY_PLACEHOLDER;

/** A manager with status and actions. Unknown statuses are shown as they are. */
export function ManagerRow({ manager, isSelf, isBusy, onResend, onRemove }: ManagerRowProps) {
  const translate = useTranslate();
  const name = getManagerName(manager);
  const { email, status, lastSeenAt } = manager;
  return (
    <li className={rows.row}>
      <div className={rows.name}>
        <p dir="auto" className={textStyles.medium}>
          {isSelf ? translate('settingsPage.team.self', { name }) : name}
        </p>
        {email !== null && email !== name && (
          <p className={rows.small}>
            <bdi dir="ltr">{email}</bdi>
          </p>
        )}
        {lastSeenAt !== null && (
          <p className={rows.small}>
            <RelativeTime instant={lastSeenAt} sentence={(time) => translate('settingsPage.team.lastSeen', { time })} />
          </p>
        )}
      </div>
      <ManagerStatus status={status} />
      {!isSelf && (
        <div className={flowStyles.controls}>
          {status === 'invited' && email !== null && (
            <Button
              size="small"
              disabled={isBusy}
              aria-label={translate('settingsPage.team.resendNamed', { name })}
              onClick={onResend}
            >
              {translate('settingsPage.team.resend')}
            </Button>
          )}
          <IconButton
            icon="trash"
            disabled={isBusy}
            label={translate('settingsPage.team.remove', { name })}
            onClick={onRemove}
          />
        </div>
      )}
    </li>
  );
}

function ManagerStatus({ status }: Pick<Manager, 'status'>) {
  const translate = useTranslate();
  if (status === 'active') return <StatusBadge tone="done">{translate('settingsPage.team.active')}</StatusBadge>;
  if (status === 'invited') return <StatusBadge tone="waiting">{translate('settingsPage.team.pending')}</StatusBadge>;
  return status === null || status === '' ? null : <StatusBadge tone="neutral">{status}</StatusBadge>;
}
