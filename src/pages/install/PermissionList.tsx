import { useTranslate } from 'ra-core';
import styles from './InstallPage.module.css';

/** What the platform asks the merchant to allow, in the order of the specification. */
const permissions = ['orders', 'customers', 'scriptTags', 'products', 'priceRules', 'themes', 'content'] as const;

/** Each permission that an installation asks for, and why. */
export function PermissionList() {
  const translate = useTranslate();
  return (
    <>
      <h2>{translate('install.permissions')}</h2>
      <dl className={styles.permissions}>
        {permissions.map((permission) => (
          <div key={permission}>
            <dt>
              {translate(`install.${permission}`)}
              <span className={styles.access}>{translate('install.readAndWrite')}</span>
            </dt>
            <dd>{translate(`install.${permission}Why`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
