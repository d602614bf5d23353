import { useTranslate } from 'ra-core';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { Card } from '../../ui/layout/Card';
import { LinkList } from './LinkList';
import styles from './settings.module.css';

/** Pages where reviews are moderated, requested, and shown. */
export function ReviewsSection() {
  const translate = useTranslate();
  const { shoppersLocale } = useCurrentSite();
  return (
    <div className={styles.stack}>
      <Card title={translate('settingsPage.reviews.title')}>
        <LinkList
          label={translate('settingsPage.reviews.title')}
          items={[
            {
              field: 'moderation',
              to: '/moderate',
              title: translate('settingsIndex.fields.moderation'),
              text: translate('settingsPage.reviews.moderation'),
              link: translate('settingsPage.reviews.openModeration'),
            },
            {
              field: 'reviewRequest',
              to: `/notifications/edit/reviewAfterOrder/${encodeURIComponent(shoppersLocale)}`,
              title: translate('settingsIndex.fields.reviewRequest'),
              text: translate('settingsPage.reviews.request'),
              link: translate('settingsPage.reviews.openRequest'),
            },
            {
              field: 'reviewWidget',
              to: '/widget-editor/ReviewAndFAQ',
              title: translate('settingsIndex.fields.reviewWidget'),
              text: translate('settingsPage.reviews.widget'),
              link: translate('settingsPage.reviews.openWidget'),
            },
            {
              to: '/settings/questions?field=savedReplies',
              title: translate('settingsIndex.fields.savedReplies'),
              text: translate('settingsPage.reviews.replies'),
              link: translate('settingsPage.reviews.openReplies'),
            },
          ]}
        />
      </Card>
    </div>
  );
}
