import { useTranslate } from 'ra-core';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { Notice } from '../ui/Notice';
import { useSession, useSessionState } from './SessionContext';
import styles from './session.module.css';

/** What did not go as asked since the shop was opened, above the page. */
export function SiteNotices() {
  const translate = useTranslate();
  const controller = useSession();
  const state = useSessionState();
  if (state.kind !== 'ready') return null;
  const { notices, signIn, open } = state;
  if (notices.length === 0 && signIn !== 'declined') return null;
  return (
    <div className={styles.notices}>
      {signIn === 'declined' && (
        <Notice
          tone="danger"
          action={<Button onClick={() => controller.setAsking(true)}>{translate('shell.notice.signIn')}</Button>}
        >
          {translate('shell.notice.declined')}
        </Notice>
      )}
      {notices.map((notice) => (
        <Notice
          key={notice}
          tone="waiting"
          action={
            <>
              {notice === 'widgetsFailed' && (
                <Button size="small" onClick={() => void controller.reloadWidgets()}>
                  {translate('shell.notice.retry')}
                </Button>
              )}
              <IconButton icon="close" label={translate('ui.dismiss')} onClick={() => controller.dismiss(notice)} />
            </>
          }
        >
          {translate(`shell.notice.${notice}`, { site: open.site.name })}
        </Notice>
      ))}
    </div>
  );
}
