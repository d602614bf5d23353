import { useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import { TabBar } from '../../ui/TabBar';
import { wordsOf } from '../words';
import styles from './QueueHead.module.css';
import { QueueSearch } from './QueueSearch';
import { leftOf, type QueueState } from './queueState';
import type { QueueAddress } from './useQueueAddress';

interface QueueHeadProps {
  entities: readonly Entity[];
  state: QueueState;
  address: QueueAddress;
}

/** What can be in the queue, with how many wait of each kind, and the search. */
export function QueueHead({ entities, state, address }: QueueHeadProps) {
  const translate = useTranslate();
  const { of, linkTo } = address;
  const isKnown = ({ name }: Entity) => state.unread[name] !== undefined;
  const kinds = entities.map((entity) => ({
    key: entity.name,
    label: wordsOf(entity, translate).name(2),
    count: isKnown(entity) ? leftOf(state, entity) : null,
    to: linkTo(entity.name),
    current: of === entity.name,
  }));
  const all = {
    key: '',
    label: translate('queue.all'),
    count: entities.every(isKnown) ? entities.reduce((sum, entity) => sum + leftOf(state, entity), 0) : null,
    to: linkTo(null),
    current: of === null,
  };
  return (
    <div className={styles.head}>
      <TabBar label={translate('queue.label')} tabs={[all, ...kinds]} />
      <div className={styles.search}>
        <QueueSearch address={address} />
      </div>
    </div>
  );
}
