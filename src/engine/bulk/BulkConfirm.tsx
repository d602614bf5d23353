import { useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import { formatPoints } from '../../lib/format/formatPoints';
import { useNumberConfirmation } from '../../ui/inputs/useNumberConfirmation';
import { Modal } from '../../ui/overlays/Modal';
import { useEntityLabels } from '../entity/entityLabels';
import type { BulkPhase, BulkRun } from '../records/bulkRun';
import { type ConsoleRecord, getFieldValue } from '../records/consoleRecord';
import { toFiniteNumber } from '../records/values';
import { useCurrentSite } from '../shop/currentSite';
import { useClickLimits } from '../shop/useClickLimits';

interface BulkConfirmProps {
  run: BulkRun;
  phase: Extract<BulkPhase, { kind: 'confirming' }>;
}

/** Confirms a bulk action: how many records it affects and skips, and if it can be undone. */
export function BulkConfirm({ run, phase: { applicable, skipped } }: BulkConfirmProps) {
  const translate = useTranslate();
  const { siteName, locale } = useCurrentSite();
  const limits = useClickLimits();
  const labels = useEntityLabels(run.entity);
  const { remove: isRemoval = false, opposite } = run.action.action;
  const reversible = opposite === undefined ? 'bulk.confirmSet' : 'bulk.confirmDecision';
  const action = labels.action(run.action.name);
  const count = formatPoints(applicable.length, locale);
  const name = labels.noun(applicable.length);
  const isLarge = isRemoval && applicable.length > limits.records;
  const confirmation = useNumberConfirmation(isLarge ? applicable.length : null);
  const points = sumPoints(run.entity, applicable);
  if (applicable.length === 0) {
    return (
      <Modal title={action} onCancel={run.cancel} cancelLabel={translate('bulk.close')}>
        <p>{translate('bulk.confirmNone', { name: labels.noun(2), action })}</p>
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
      submitDisabled={!confirmation.isConfirmed}
    >
      <p>{translate(isRemoval ? 'bulk.confirmRemove' : reversible, { site: siteName })}</p>
      {isRemoval && points > 0 && <p>{translate('bulk.pointsLost', { points: formatPoints(points, locale) })}</p>}
      {skipped > 0 && <p>{translate('bulk.confirmSkipped', { smart_count: skipped })}</p>}
      {confirmation.field}
    </Modal>
  );
}

/** The points that records hold together. Balances below zero are nothing to lose. */
function sumPoints(entity: Entity, records: readonly ConsoleRecord[]): number {
  const paths = Object.entries(entity.fields).flatMap(([path, { kind }]) => (kind === 'points' ? [path] : []));
  const balances = records.flatMap((record) => paths.map((path) => toFiniteNumber(getFieldValue(record, path)) ?? 0));
  return balances.reduce((sum, points) => sum + Math.max(0, points), 0);
}
