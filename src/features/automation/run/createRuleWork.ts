import type { ConsoleDataProvider } from '../../../../dataProvider';
import type { CreateMeta, WriteFinding } from '../../../../dataProvider/writes/withProof';
import { voucherDefaults, voucherShape } from '../../../../resources/vouchers';
import type { BulkHandler } from '../../../engine/records/bulkRun';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { writeRecord } from '../../../engine/records/recordChange';
import { getOwn } from '../../../lib/getOwn';
import { type Rule, toNumber } from '../rule/rule';
import type { Evaluation } from './findMatches';

interface WorkOptions {
  evaluation: Evaluation;
  /** Id of the rule's widget. */
  ruleId: string;
  /** Returns how often the action was undone, by id of the record. */
  getUndone: () => Readonly<Record<string, number>>;
  dataProvider: Pick<ConsoleDataProvider, 'create' | 'update' | 'delete'>;
  /** Describes points or vouchers that weren't given once. */
  describeFinding: (finding: WriteFinding) => string;
  /** Internal note of points and vouchers. */
  adminNote: string;
  /** Customer of a record. */
  getCustomer: (record: ConsoleRecord) => string;
}

/**
 * The work of a rule for each record of a bulk run. Points and vouchers carry an Idempotency-Key that is the same in
 * every run, so that the API adds them once.
 */
export function createRuleWork(options: WorkOptions): BulkHandler {
  const { evaluation, ruleId, getUndone, dataProvider, adminNote, describeFinding, getCustomer } = options;
  const { action, rule } = evaluation;
  const getKey = ({ id }: ConsoleRecord, undoing: boolean) =>
    `${ruleId}.${id}.${getOwn(getUndone(), id) ?? 0}.${undoing ? 'undo' : 'do'}`;
  const give = async (resource: 'points' | 'vouchers', record: ConsoleRecord, undoing: boolean, values: object) => {
    const data = { ...values, adminNote, customerId: getCustomer(record) };
    const meta: CreateMeta = { idempotencyKey: getKey(record, undoing), strict: describeFinding };
    await dataProvider.create(resource, { data, meta });
  };

  switch (action.setting) {
    case 'points':
      return {
        canUndo: true,
        async perform(record, undoing) {
          const points = toNumber(rule.action.points);
          const customerNote = rule.action.customerNote.trim();
          await give('points', record, undoing, { points: undoing ? -points : points, customerNote });
        },
      };
    case 'voucher':
      return { canUndo: false, perform: (record) => give('vouchers', record, false, toVoucher(rule)) };
    default: {
      const set = toChange(evaluation);
      const isText = action.setting === 'text';
      return {
        canUndo: action.named.action.opposite === undefined,
        async perform(record, undoing) {
          const before = Object.fromEntries(
            Object.keys(set).map((field) => [field, record[field] ?? (isText ? '' : null)]),
          );
          if (undoing) await writeRecord(dataProvider, action.entity, { ...record, ...set }, { set: before });
          else await writeRecord(dataProvider, action.entity, record, { set });
        },
      };
    }
  }
}

/** The fields that the action sets. */
function toChange({ action: { named, setting }, rule: { action } }: Evaluation): Readonly<Record<string, unknown>> {
  if (setting === 'program') return { loyaltyProgramId: action.programId || null };
  if (named.action.text !== undefined) return { [named.action.text]: action.text.trim() };
  return named.action.set ?? {};
}

function toVoucher({ action: { discountType, discountValue } }: Rule) {
  const type = voucherShape.shape.discountType.parse(discountType);
  return { ...voucherDefaults, discountType: type, discountValue: toNumber(discountValue) };
}
