import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { entities } from '../../../../resources';
import { useSite } from '../../../session/useSite';
import styles from './Attention.module.css';
import { AttentionCard } from './AttentionCard';
import { ImportsInWork } from './ImportsInWork';
import { WaitingRecords } from './WaitingRecords';

const waiting = entities.filter(({ list }) => list.waiting !== undefined);

/** What waits for the merchant; each count leads to where it is dealt with. */
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
        {waiting.map((entity) => (
          <WaitingRecords key={entity.name} entity={entity} />
        ))}
        <ImportsInWork />
        {settings.setupRequestsPending === true && (
          <AttentionCard to="/wizard/concierge" waits>
            {translate('dashboard.attention.setup')}
          </AttentionCard>
        )}
      </ul>
    </section>
  );
}
