import { useTranslate } from 'ra-core';
import { Card } from '../../ui/layout/Card';
import rows from '../../ui/layout/cardRows.module.css';
import { LinkList } from './LinkList';
import styles from './settings.module.css';

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
