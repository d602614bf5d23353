import { voucherDefaults, voucherShape } from '../../../../resources/vouchers';
import type { BulkWork } from '../../../engine/records/bulkChanges';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { toEndpointRequest } from '../../../engine/records/endpointRequest';
import { getOwn } from '../../../lib/getOwn';
import { type Rule, toNumber } from '../rule/rule';
import type { Evaluation } from './findMatches';

interface WorkOptions {
  evaluation: Evaluation;
  /** Id of the rule's widget. */
  ruleId: string;
  /** Returns how often the action was undone, by id of the record. */
  getUndone: () => Readonly<Record<string, number>>;
  /** Internal note of points and vouchers. */
  adminNote: string;
  /** Customer of a record. */
  getCustomer: (record: ConsoleRecord) => string;
}

/**
 * The changes that a rule makes. Points and vouchers carry an Idempotency-Key that is the same in every run, so that the
 * API adds them once.
 */
export function createRuleChange(options: WorkOptions): BulkWork['toChange'] {
  const { evaluation, ruleId, getUndone, adminNote, getCustomer } = options;
  const { action, rule } = evaluation;
  const getKey = ({ id }: ConsoleRecord) => `${ruleId}.${id}.${getOwn(getUndone(), id) ?? 0}`;
  const set = toValues(evaluation);

  return (record) => {
    const key = getKey(record);
    const customerId = getCustomer(record);
    if (action.setting === 'points') {
      const customerNote = rule.action.customerNote.trim();
      const given = { points: toNumber(rule.action.points), customerNote, adminNote };
      const undo = { ...given, undoKey: `${key}.undo` };
      return { resource: 'points', data: { ...given, customerId }, key: `${key}.do`, undo };
    }
    const { call } = action.named.action;
    if (call) return { call: toEndpointRequest(call, record, `${key}.do`) };
    if (action.setting !== 'voucher') return { set };
    return { resource: 'vouchers', data: { ...toVoucher(rule), adminNote, customerId }, key: `${key}.do`, undo: null };
  };
}

/** The fields that the action sets. */
function toValues({ action: { named, setting }, rule: { action } }: Evaluation): Readonly<Record<string, unknown>> {
  if (setting === 'program') return { loyaltyProgramId: action.programId || null };
  if (named.action.text !== undefined) return { [named.action.text]: action.text.trim() };
  return named.action.set ?? {};
}

function toVoucher({ action: { discountType, discountValue } }: Rule) {
  const type = voucherShape.shape.discountType.parse(discountType);
  return { ...voucherDefaults, discountType: type, discountValue: toNumber(discountValue) };
}
