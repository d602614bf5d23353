import { useTranslate } from 'ra-core';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { CenteredCardPage } from '../../../ui/layout/CenteredCardPage';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import styles from '../AuthPage.module.css';

/** Placeholder while the invitation loads. */
export function InvitationSkeleton() {
  const translate = useTranslate();
  return (
    <CenteredCardPage title={translate('pages.invitation.title')}>
      <div className={styles.form} aria-busy="true">
        <VisuallyHidden>
          <span role="status">{translate('invitation.loading')}</span>
        </VisuallyHidden>
        <Skeleton width={56} height={56} />
        <Skeleton width="70%" height={20} />
        <Skeleton height={36} />
        <Skeleton height={36} />
      </div>
    </CenteredCardPage>
  );
}
