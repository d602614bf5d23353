import { useTranslate } from 'ra-core';
import { Card } from '../../ui/layout/Card';
import { LinkList } from './LinkList';
import styles from './settings.module.css';

/** Pages where the store's emails are written. The settings of a store have no sender. */
export function EmailSection() {
  const translate = useTranslate();
  return (
    <div className={styles.stack}>
      <Card title={translate('settingsPage.email.title')}>
        <LinkList
          label={translate('settingsPage.email.title')}
          items={[
            {
              field: 'templates',
              to: '/notifications',
              title: translate('settingsIndex.fields.templates'),
              text: translate('settingsPage.email.templates'),
              link: translate('settingsPage.email.openTemplates'),
            },
            {
              field: 'sender',
              to: '/contact',
              title: translate('settingsIndex.fields.sender'),
              text: translate('settingsPage.email.sender'),
              link: translate('settingsPage.email.contact'),
            },
          ]}
        />
      </Card>
    </div>
  );
}
