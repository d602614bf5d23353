import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { entities } from '../../../../resources';
import { useSite } from '../../../session/useSite';
import styles from './Attention.module.css';
import { AttentionCard } from './AttentionCard';
import { ImportsInProgress } from './ImportsInProgress';
import { PendingRecords } from './PendingRecords';

const moderatedEntities = entities.filter(({ list }) => list.waiting !== undefined);

/** Counts of pending items, each linked to the page that handles it. */
export function NeedsAttention() {
  const translate = useTranslate();
  const id = useId();
  const { settings } = useSite();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {translate('dashboard.attention.title')}
      </h2>
      <ul className={styles.cards}>
        {moderatedEntities.map((entity) => (
          <PendingRecords key={entity.name} entity={entity} />
        ))}
        <ImportsInProgress />
        {settings.setupRequestsPending === true && (
          <AttentionCard to="/wizard/concierge" isPending>
            {translate('dashboard.attention.setup')}
          </AttentionCard>
        )}
      </ul>
    </section>
  );
}
