import '../../../i18n/en/areas/keys';
import { useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import flowStyles from '../../ui/layout/flow.module.css';
import { Modal } from '../../ui/overlays/Modal';
import { Kbd } from '../../ui/text/Kbd';
import { useKeyNames } from '../../ui/text/useKeyNames';
import { useEntityLabels } from '../entity/entityLabels';
import { actionKeys } from './actionKeys';
import styles from './keys.module.css';

/** Shortcuts of every list, in the order of the dialog. */
const listKeys = [
  { keys: ['J', '↓'], labelKey: 'keys.next' },
  { keys: ['K', '↑'], labelKey: 'keys.previous' },
  { keys: ['X'], labelKey: 'keys.select' },
  { keys: ['Enter'], labelKey: 'keys.openRecord' },
  { keys: ['/'], labelKey: 'keys.search' },
  { keys: ['Enter', '↓'], labelKey: 'keys.leaveSearch' },
  { keys: ['Z'], labelKey: 'keys.undo' },
  { keys: ['?'], labelKey: 'keys.help' },
] as const;

/** The keyboard shortcuts of the lists. With an entity, also those of its actions. */
export default function KeysDialog({ entity, onClose }: { entity?: Entity; onClose: () => void }) {
  const translate = useTranslate();
  const nameKeys = useKeyNames();
  return (
    <Modal title={translate('keys.title')} onCancel={onClose} cancelLabel={translate('keys.close')}>
      <dl className={flowStyles.rows2}>
        {listKeys.map(({ keys, labelKey }) => (
          <div key={labelKey} className={styles.line}>
            <dt>{translate(labelKey)}</dt>
            <dd>
              <Kbd keys={nameKeys(keys)} />
            </dd>
          </div>
        ))}
        {entity && <ActionKeys entity={entity} />}
      </dl>
    </Modal>
  );
}

function ActionKeys({ entity }: { entity: Entity }) {
  const labels = useEntityLabels(entity);
  return actionKeys(entity).map(({ key, names }) => (
    <div key={key} className={styles.line}>
      <dt>{names.map(labels.action).join(' / ')}</dt>
      <dd>
        <Kbd keys={[key]} />
      </dd>
    </div>
  ));
}
