import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { isTemplateKey } from '../../../../resources/templates/templateKeys';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { buildEditorUrl } from '../urls';
import { useTemplateName } from '../useTemplates';
import styles from './Matrix.module.css';
import { stateTones } from './templateState';
import type { MatrixColumn } from './useMatrix';

/** State of one email in one language; links to the editor. */
export function StateLink({ templateKey, column }: { templateKey: string; column: MatrixColumn }) {
  const translate = useTranslate();
  const getTemplateName = useTemplateName();
  const { language } = column;
  const { state } = column.getCell(templateKey);
  if (state === null && column.isPending) return <Skeleton width="72%" height={20} />;
  const stateLabel = translate(`notifications.states.${state ?? 'unread'}`);
  // Most emails have the default text: only what differs is a badge.
  const badge =
    state === 'default' ? (
      <span className={styles.default}>{stateLabel}</span>
    ) : (
      <StatusBadge tone={state ? stateTones[state] : 'neutral'}>
        <span className={styles.word}>{stateLabel}</span>
      </StatusBadge>
    );
  // Unknown templates cannot be validated, so they are read-only.
  if (!isTemplateKey(templateKey)) return badge;
  return (
    <Link
      to={buildEditorUrl(templateKey, language.code)}
      aria-label={translate('notifications.open', {
        name: getTemplateName(templateKey),
        language: language.ownName,
        state: stateLabel,
      })}
      title={stateLabel}
      className={styles.cell}
    >
      {badge}
    </Link>
  );
}
