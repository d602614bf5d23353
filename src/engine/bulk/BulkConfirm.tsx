import { useTranslate } from 'ra-core';
import { formatPoints } from '../../lib/format/formatPoints';
import { Modal } from '../../ui/overlays/Modal';
import { useEntityLabels } from '../entity/entityLabels';
import type { BulkPhase, BulkRun } from '../records/bulkRun';
import { useCurrentSite } from '../shop/currentSite';

interface BulkConfirmProps {
  run: BulkRun;
  phase: Extract<BulkPhase, { kind: 'confirming' }>;
}

/** Confirms a bulk action: how many records it affects and skips, and if it can be undone. */
export function BulkConfirm({ run, phase: { applicable, skipped } }: BulkConfirmProps) {
  const translate = useTranslate();
  const { siteName, locale } = useCurrentSite();
  const labels = useEntityLabels(run.entity);
  const isRemoval = run.action.action.remove === true;
  const action = labels.action(run.action.name);
  const count = formatPoints(applicable.length, locale);
  const name = labels.name(applicable.length).toLocaleLowerCase(locale);
  if (applicable.length === 0) {
    return (
      <Modal title={action} onCancel={run.cancel} cancelLabel={translate('bulk.close')}>
        <p>{translate('bulk.confirmNone', { name: labels.name(2).toLocaleLowerCase(locale), action })}</p>
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
