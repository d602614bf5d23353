import { useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import { entityLabels } from '../../engine/entity/entityLabels';
import { actionKeys } from '../../engine/shortcuts/actionKeys';
import flowStyles from '../../ui/layout/flow.module.css';
import { Modal } from '../../ui/overlays/Modal';
import { Kbd } from '../../ui/text/Kbd';
import styles from './QueueKeysDialog.module.css';
import { queueKeys } from './useQueueKeys';

/** Lists the keyboard shortcuts of the queue and of each entity's actions. */
export function QueueKeysDialog({ entities, onClose }: { entities: readonly Entity[]; onClose: () => void }) {
  const translate = useTranslate();
  const queueLines = Object.entries(queueKeys).map(([move, keys]) => ({ keys, text: translate(`queue.keys.${move}`) }));
  const tabKeys = ['0', '…', String(entities.length)];
  const groups = [
    {
      title: translate('pages.moderation.title'),
      lines: [...queueLines, { keys: tabKeys, text: translate('queue.keys.choose') }],
    },
    ...entities.map((entity) => {
      const labels = entityLabels(entity, translate);
      const lines = actionKeys(entity).map(({ key, names }) => ({
        keys: [key],
        text: names.map(labels.action).join(' / '),
      }));
      return { title: labels.name(2), lines };
    }),
  ];
  return (
    <Modal size="wide" title={translate('queue.keys.title')} onCancel={onClose}>
      <div className={styles.groups}>
        {groups.map(({ title, lines }) => (
          <section key={title} aria-label={title}>
            <h3 className={styles.title}>{title}</h3>
            <dl className={flowStyles.rows2}>
              {lines.map(({ keys, text }) => (
                <div key={text} className={styles.line}>
                  <dt>{text}</dt>
                  <dd>
                    <Kbd keys={keys} />
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
