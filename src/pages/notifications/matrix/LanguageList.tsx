import { useTranslate } from 'ra-core';
import { isTemplateKey } from '../../../../resources/templates/templateKeys';
import { RelativeTime } from '../../../ui/RelativeTime';
import { Select } from '../../../ui/Select';
import { useAddressValues } from '../../../ui/useAddressValues';
import { useTemplateName } from '../useTemplateName';
import styles from './Matrix.module.css';
import { StateLink } from './StateLink';
import type { MatrixColumn } from './useMatrix';

interface LanguageListProps {
  keys: readonly string[];
  columns: readonly MatrixColumn[];
}

/** The same where there is no room for a table: the e-mails of one language. */
export function LanguageList({ keys, columns }: LanguageListProps) {
  const translate = useTranslate();
  const nameOf = useTemplateName();
  const [address, changeAddress] = useAddressValues();
  const column = columns.find(({ language }) => language.code === address.get('language')) ?? columns[0];
  if (!column) return null;
  return (
    <div className={styles.list}>
      {columns.length > 1 && (
        <Select
          showLabel
          label={translate('notifications.language')}
          value={column.language.code}
          options={columns.map(({ language }) => ({ value: language.code, label: language.ownName }))}
          onChange={(language) => changeAddress({ language })}
        />
      )}
      <ul className={styles.rows}>
        {keys.map((key) => {
          const { updatedAt } = column.cell(key);
          return (
            <li key={key} className={styles.row}>
              <span>
                <bdi className={styles.name}>{nameOf(key)}</bdi>
                <span className={styles.when}>
                  {isTemplateKey(key)
                    ? translate(`notifications.templates.${key}.when`)
                    : translate('notifications.unknownTemplate')}
                </span>
                {updatedAt && (
                  <span className={styles.when}>
                    <RelativeTime
                      instant={updatedAt}
                      sentence={(time) => translate('notifications.changedAt', { time })}
                    />
                  </span>
                )}
              </span>
              <StateLink templateKey={key} column={column} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
