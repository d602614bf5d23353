import { useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import { Keys } from '../../ui/Keys';
import { Modal } from '../../ui/Modal';
import { actionKeys } from '../keys/keyBindings';
import { wordsOf } from '../words';
import styles from './QueueKeysDialog.module.css';
import { queueKeys } from './useQueueKeys';

/** What each key does in the queue: its own, and the letters of each kind of record. */
export function QueueKeysDialog({ entities, onClose }: { entities: readonly Entity[]; onClose: () => void }) {
  const translate = useTranslate();
  const own = Object.entries(queueKeys).map(([move, keys]) => ({ keys, words: translate(`queue.keys.${move}`) }));
  const places = ['0', '…', String(entities.length)];
  const groups = [
    { title: translate('queue.title'), lines: [...own, { keys: places, words: translate('queue.keys.choose') }] },
    ...entities.map((entity) => {
      const words = wordsOf(entity, translate);
      const lines = actionKeys(entity).map(({ key, names }) => ({
        keys: [key],
        words: names.map(words.action).join(' / '),
      }));
      return { title: words.name(2), lines };
    }),
  ];
  return (
    <Modal size="wide" title={translate('queue.keys.title')} onCancel={onClose}>
      <div className={styles.groups}>
        {groups.map(({ title, lines }) => (
          <section key={title} aria-label={title}>
            <h3 className={styles.title}>{title}</h3>
            <dl className={styles.lines}>
              {lines.map(({ keys, words }) => (
                <div key={words} className={styles.line}>
                  <dt>{words}</dt>
                  <dd>
                    <Keys keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}
