import { useTranslate } from 'ra-core';
import { points } from '../../lib/points';
import { Modal } from '../../ui/Modal';
import { useShop } from '../shop';
import { useEntityWords } from '../words';
import type { BulkPhase, BulkRun } from './bulkRun';

interface BulkConfirmProps {
  run: BulkRun;
  phase: Extract<BulkPhase, { kind: 'confirming' }>;
}

/** Says to how many it will be done, how many are left as they are and why, and whether it can be undone. */
export function BulkConfirm({ run, phase: { applicable, skipped } }: BulkConfirmProps) {
  const translate = useTranslate();
  const { siteName, locale } = useShop();
  const words = useEntityWords(run.entity);
  const isRemoval = run.action.action.remove === true;
  const action = words.action(run.action.name);
  const count = points(applicable.length, locale);
  const name = words.name(applicable.length).toLocaleLowerCase(locale);
  if (applicable.length === 0) {
    return (
      <Modal title={action} onCancel={run.cancel} cancelLabel={translate('bulk.close')}>
        <p>{translate('bulk.confirmNone', { name: words.name(2).toLocaleLowerCase(locale), action })}</p>
      </Modal>
    );
  }
  return (
    <Modal
      danger={isRemoval}
      title={translate('bulk.confirmTitle', { action, count, name })}
      onCancel={run.cancel}
      onSubmit={() => void run.confirm()}
      submitLabel={translate('list.action.withCount', { action, count })}
    >
      <p>{translate(isRemoval ? 'bulk.confirmRemove' : 'bulk.confirmSet', { site: siteName })}</p>
      {skipped > 0 && <p>{translate('bulk.confirmSkipped', { smart_count: skipped })}</p>}
    </Modal>
  );
}
