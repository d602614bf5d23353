import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { isTemplateKey } from '../../../../resources/templates/templateKeys';
import { Skeleton } from '../../../ui/Skeleton';
import { StatePill } from '../../../ui/StatePill';
import { editorAddress } from '../address';
import { useTemplateName } from '../useTemplateName';
import styles from './Matrix.module.css';
import { stateTones } from './templateState';
import type { MatrixColumn } from './useMatrix';

/** The state of one e-mail in one language, which leads to its editor. */
export function StateLink({ templateKey, column }: { templateKey: string; column: MatrixColumn }) {
  const translate = useTranslate();
  const nameOf = useTemplateName();
  const { language } = column;
  const { state } = column.cell(templateKey);
  if (state === null && column.isPending) return <Skeleton width="72%" height={20} />;
  const word = translate(`notifications.states.${state ?? 'unread'}`);
  const pill = <StatePill tone={state ? stateTones[state] : 'neutral'}>{word}</StatePill>;
  // What the console does not know by name it could not check; it is shown, and stays as it is.
  if (!isTemplateKey(templateKey)) return pill;
  return (
    <Link
      to={editorAddress(templateKey, language.code)}
      aria-label={translate('notifications.open', {
        name: nameOf(templateKey),
        language: language.ownName,
        state: word,
      })}
      className={styles.cell}
    >
      {pill}
    </Link>
  );
}
