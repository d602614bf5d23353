import '../../../i18n/en/areas/keys';
import { useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import { formatShortcut } from '../../lib/formatShortcut';
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
] as const;

/** Shortcuts of every page. */
const pageKeys = [
  { keys: formatShortcut(['command'], 'K'), labelKey: 'keys.find' },
  { keys: ['F6'], labelKey: 'keys.notifications' },
  { keys: formatShortcut(['command'], 'Enter'), labelKey: 'keys.confirm' },
  { keys: ['?'], labelKey: 'keys.help' },
] as const;

/** The keyboard shortcuts of all pages and of lists. With the entity of a list, this is first, with those of its actions. */
export default function KeysDialog({ entity, onClose }: { entity?: Entity; onClose: () => void }) {
  const translate = useTranslate();
  const onPages = (
    <section key="pages" aria-label={translate('keys.onPages')}>
      <h3 className={styles.title}>{translate('keys.onPages')}</h3>
      <dl className={flowStyles.rows2}>
        <KeyLines lines={pageKeys} />
      </dl>
    </section>
  );
  const inLists = (
    <section key="lists" aria-label={translate('keys.inLists')}>
      <h3 className={styles.title}>{translate('keys.inLists')}</h3>
      <dl className={flowStyles.rows2}>
        <KeyLines lines={listKeys} />
        {entity && <ActionKeys entity={entity} />}
      </dl>
    </section>
  );
  return (
    <Modal title={translate('keys.title')} onCancel={onClose} cancelLabel={translate('keys.close')}>
      <div className={flowStyles.stack4}>{entity ? [inLists, onPages] : [onPages, inLists]}</div>
    </Modal>
  );
}

interface KeyLinesProps {
  lines: readonly { keys: readonly string[]; labelKey: string }[];
}

function KeyLines({ lines }: KeyLinesProps) {
  const translate = useTranslate();
  const nameKeys = useKeyNames();
  return lines.map(({ keys, labelKey }) => (
    <div key={labelKey} className={styles.line}>
      <dt>{translate(labelKey)}</dt>
      <dd>
        <Kbd keys={nameKeys(keys)} />
      </dd>
    </div>
  ));
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
