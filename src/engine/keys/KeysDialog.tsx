import { useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import { Keys } from '../../ui/Keys';
import { Modal } from '../../ui/Modal';
import { useEntityWords } from '../words';
import styles from './KeysDialog.module.css';
import { actionKeys, listKeys } from './keyBindings';

/** What each key does in this list. */
export default function KeysDialog({ entity, onClose }: { entity: Entity; onClose: () => void }) {
  const translate = useTranslate();
  const words = useEntityWords(entity);
  return (
    <Modal title={translate('keys.title')} onCancel={onClose} cancelLabel={translate('keys.close')}>
      <dl className={styles.keys}>
        {listKeys.map(({ keys, word }) => (
          <div key={word} className={styles.line}>
            <dt>{translate(word)}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
        {actionKeys(entity).map(({ key, names }) => (
          <div key={key} className={styles.line}>
            <dt>{names.map(words.action).join(' / ')}</dt>
            <dd>
              <Keys keys={[key]} />
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
