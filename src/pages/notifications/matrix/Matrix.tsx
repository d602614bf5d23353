import { useTranslate } from 'ra-core';
import { isTemplateKey } from '../../../../resources/templates/templateKeys';
import { Button } from '../../../ui/Button';
import { useTemplateName } from '../useTemplateName';
import styles from './Matrix.module.css';
import { moveInTable } from './moveInTable';
import { StateLink } from './StateLink';
import type { MatrixColumn } from './useMatrix';

interface MatrixProps {
  keys: readonly string[];
  columns: readonly MatrixColumn[];
}

/** E-mails by language: a row each, a column a language. Arrow keys go from cell to cell. */
export function Matrix({ keys, columns }: MatrixProps) {
  const translate = useTranslate();
  const nameOf = useTemplateName();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached by keyboard
    <section aria-label={translate('notifications.table')} tabIndex={0} className={styles.scroller}>
      <table className={styles.table} onKeyDown={moveInTable}>
        <thead>
          <tr>
            <th scope="col">{translate('notifications.template')}</th>
            {columns.map((column) => (
              <LanguageHead key={column.language.code} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key}>
              <th scope="row">
                <bdi className={styles.name}>{nameOf(key)}</bdi>
                <span className={styles.when}>
                  {isTemplateKey(key)
                    ? translate(`notifications.templates.${key}.when`)
                    : translate('notifications.unknownTemplate')}
                </span>
              </th>
              {columns.map((column) => (
                <td key={column.language.code}>
                  <StateLink templateKey={key} column={column} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function LanguageHead({ column: { language, isMain, error, isFetching, retry } }: { column: MatrixColumn }) {
  const translate = useTranslate();
  return (
    <th scope="col">
      <bdi lang={language.tag} className={styles.name}>
        {language.ownName}
      </bdi>
      {isMain && <span className={styles.when}>{translate('notifications.mainLanguage')}</span>}
      {error && (
        <Button
          size="small"
          busy={isFetching}
          aria-label={translate('notifications.readAgain', { language: language.ownName })}
          onClick={retry}
        >
          {translate('ui.retry')}
        </Button>
      )}
    </th>
  );
}
