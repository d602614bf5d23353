import '../../i18n/en/areas/siteNotices';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { recordsQuery } from '../../dataProvider/recordQueries';
import { Button } from '../ui/buttons/Button';
import { IconButton } from '../ui/buttons/IconButton';
import { Banner } from '../ui/feedback/Banner';
import { lazyPart } from '../ui/lazy/lazyPart';
import { useSession } from './SessionContext';
import styles from './session.module.css';
import type { SessionState } from './sessionState';

const LinkSignInNotice = lazyPart(() => import('./LinkSignInNotice'));

interface SiteNoticeListProps {
  state: Extract<SessionState, { kind: 'ready' }>;
}

/** Problems since the site was opened, above the page. */
export default function SiteNoticeList({ state: { notices, signIn, open } }: SiteNoticeListProps) {
  const translate = useTranslate();
  const controller = useSession();
  const { data: widgets, refetch } = useQuery({
    ...recordsQuery(open.clients.dataProvider, 'widgets'),
    enabled: false,
  });
  const currentNotices = notices.filter((notice) => notice !== 'widgetsFailed' || !widgets);
  return (
    <div className={styles.notices}>
      {signIn === 'declined' && (
        <Banner
          tone="danger"
          action={<Button onClick={() => controller.setPasswordPrompt(true)}>{translate('siteNotices.signIn')}</Button>}
        >
          {translate('siteNotices.declined')}
        </Banner>
      )}
      {currentNotices.map((notice) =>
        notice === 'signedInByLink' ? (
          <Suspense key={notice}>
            <LinkSignInNotice />
          </Suspense>
        ) : (
          <Banner
            key={notice}
            tone="waiting"
            action={
              <>
                {notice === 'widgetsFailed' && (
                  <Button size="small" onClick={() => void refetch()}>
                    {translate('siteNotices.retry')}
                  </Button>
                )}
                <IconButton icon="close" label={translate('ui.dismiss')} onClick={() => controller.dismiss(notice)} />
              </>
            }
          >
            {translate(`siteNotices.${notice}`, { site: open.site.name })}
          </Banner>
        ),
      )}
    </div>
  );
}
