import { useTranslate } from 'ra-core';
import type { Program } from '../../../../resources/programs';
import { ReadNotice } from '../../../engine/errors/ReadNotice';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Spinner } from '../../../ui/icons/Spinner';
import { useMemberCount } from '../list/useMemberCount';
import styles from './AffectedCustomers.module.css';
import { EffectItem } from './EffectItem';
import { useAffected } from './useAffected';

interface AffectedCustomersProps {
  saved: Program;
  edited: Program;
}

/** Counts and lists the customers that unsaved changes of a program affect today. */
export function AffectedCustomers({ saved, edited }: AffectedCustomersProps) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const { data: memberCount } = useMemberCount(saved._id);
  const { data: effects, isNeeded, error, isFetching, refetch } = useAffected(saved, edited);
  return (
    <section aria-label={translate('loyaltyEditor.affected.title')} className={styles.affected}>
      <h3 className={styles.title}>{translate('loyaltyEditor.affected.title')}</h3>
      {typeof memberCount === 'number' && (
        <p className={styles.note}>
          {translate('loyaltyEditor.affected.members', {
            smart_count: memberCount,
            count: formatPoints(memberCount, locale),
          })}
        </p>
      )}
      {isNeeded && !effects && !error && (
        <p role="status" className={styles.note}>
          <Spinner /> {translate('loyaltyEditor.affected.counting')}
        </p>
      )}
      {error && !effects && (
        <ReadNotice
          tone="waiting"
          title={translate('loyaltyEditor.affected.failed')}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {effects && effects.length > 0 && (
        <ul className={styles.effects}>
          {effects.map((effect) => (
            <EffectItem key={effect.key} effect={effect} />
          ))}
        </ul>
      )}
      {!isNeeded && <p className={styles.note}>{translate('loyaltyEditor.affected.none')}</p>}
    </section>
  );
}
