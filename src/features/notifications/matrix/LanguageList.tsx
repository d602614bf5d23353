import { useTranslate } from 'ra-core';
import { isTemplateKey } from '../../../../resources/templates/templateKeys';
import { Select } from '../../../ui/inputs/Select';
import { useUrlParams } from '../../../ui/navigation/useUrlParams';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import { useTemplateName } from '../useTemplateName';
import styles from './Matrix.module.css';
import { StateLink } from './StateLink';
import type { MatrixColumn } from './useMatrix';

interface LanguageListProps {
  keys: readonly string[];
  columns: readonly MatrixColumn[];
}

/** Alternative to the matrix for phones: the emails of one language. */
export function LanguageList({ keys, columns }: LanguageListProps) {
  const translate = useTranslate();
  const getTemplateName = useTemplateName();
  const [urlParams, setUrlParams] = useUrlParams();
  const column = columns.find(({ language }) => language.code === urlParams.get('language')) ?? columns[0];
  if (!column) return null;
  return (
    <div className={styles.list}>
      {columns.length > 1 && (
        <Select
          showLabel
          label={translate('notifications.language')}
          value={column.language.code}
          options={columns.map(({ language }) => ({ value: language.code, label: language.ownName }))}
          onChange={(language) => setUrlParams({ language })}
        />
      )}
      <ul className={styles.rows}>
        {keys.map((key) => {
          const { updatedAt } = column.getCell(key);
          return (
            <li key={key} className={styles.row}>
              <span>
                <bdi className={styles.name}>{getTemplateName(key)}</bdi>
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
