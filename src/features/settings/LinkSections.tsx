import { useTranslate } from 'ra-core';
import { isHideable } from '../../defineConsole';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { Card } from '../../ui/layout/Card';
import rows from '../../ui/layout/cardRows.module.css';
import { ButtonLink } from '../../ui/navigation/ButtonLink';
import styles from './settings.module.css';

/** A page that a section leads to. */
export interface LinkItem {
  to: string;
  title: string;
  text: string;
  /** Label of the link, which names the page. */
  link: string;
  /** Name for the search of settings. */
  field?: string;
}

/** Pages that hold the settings of a section, each with what it is for. Hidden pages are left out. */
export function LinkList({ label, items }: { label: string; items: readonly LinkItem[] }) {
  return (
    <ul aria-label={label} className={rows.list}>
      {items
        .filter(({ to }) => !isHideable(to))
        .map(({ to, title, text, link, field }) => (
          <li key={to} data-field={field} className={rows.row}>
            <div className={rows.name}>
              <p className={rows.strong}>{title}</p>
              <p className={rows.small}>{text}</p>
            </div>
            <ButtonLink size="small" to={to}>
              {link}
            </ButtonLink>
          </li>
        ))}
    </ul>
  );
}

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

const imports = [
  ['history', '/imports'],
  ['customers', '/customers/import/customers'],
  ['points', '/customers/import/points'],
  ['reviews', '/product-reviews/import/reviews'],
] as const;

const exports = [
  ['customers', '/customers'],
  ['rewards', '/rewards'],
  ['reviews', '/product-reviews'],
  ['questions', '/faq'],
] as const;

/** Imports and exports. Lists are exported from their own pages. */
export function DataSection() {
  const translate = useTranslate();
  return (
    <div className={styles.stack}>
      {!isHideable('/imports') && (
        <div data-field="imports">
          <Card title={translate('settingsIndex.fields.imports')}>
            <LinkList
              label={translate('settingsIndex.fields.imports')}
              items={imports.map(([name, to]) => ({
                to,
                title: translate(`settingsPage.imports.${name}.title`),
                text: translate(`settingsPage.imports.${name}.text`),
                link: translate(`settingsPage.imports.${name}.open`),
              }))}
            />
          </Card>
        </div>
      )}
      <div data-field="exports">
        <Card title={translate('settingsIndex.fields.exports')}>
          <p className={rows.muted}>{translate('settingsPage.exports.text')}</p>
          <LinkList
            label={translate('settingsIndex.fields.exports')}
            items={exports.map(([name, to]) => ({
              to,
              title: translate(`settingsPage.exports.${name}.title`),
              text: translate(`settingsPage.exports.${name}.text`),
              link: translate(`settingsPage.exports.${name}.open`),
            }))}
          />
        </Card>
      </div>
    </div>
  );
}
