/** What rules can do with a record, through the actions that its entity declares or those of its customer. */
import { customers } from '../../../../resources/customers';
import type { Entity } from '../../../../resources/entity';
import { getHiddenValues, wouldShow } from '../../../engine/history/hiddenLog';
import { getActions, isApplicable, type NamedAction } from '../../../engine/records/actions';
import { type ConsoleRecord, getFieldValue, isEmptyValue } from '../../../engine/records/consoleRecord';
import { toPerson } from '../../../engine/records/values';
import { getOwn } from '../../../lib/getOwn';
import { type Rule, toNumber } from './rule';

/** A setting of an action besides its type. */
export type ActionSetting = 'points' | 'voucher' | 'program' | 'text';

/** Actions on the customer of a record, by the names of the customers' actions. */
const customerActions: Readonly<Record<string, ActionSetting>> = { addPoints: 'points', addVoucher: 'voucher' };

/** Actions of rules on customers themselves. */
const ownCustomerActions: Readonly<Record<string, ActionSetting>> = { ...customerActions, program: 'program' };

const getCustomerActions = ({ name, fields }: Entity): typeof customerActions => {
  if (name === customers.name) return ownCustomerActions;
  return fields['customer']?.kind === 'person' ? customerActions : {};
};

/** The types of action that a rule on an entity can have: its automatic actions, and those on the record's customer. */
export const getActionTypes = (entity: Entity): readonly string[] => [
  ...getActions(entity).flatMap(({ name, action }) => (action.automatic ? [name] : [])),
  ...Object.keys(getCustomerActions(entity)),
];

/** The action of a rule. */
export interface RuleAction {
  /** Entity whose action it is. */
  entity: Entity;
  named: NamedAction;
  setting: ActionSetting | null;
  /** Whether the action changes the record's customer instead of the record. */
  isOnCustomer: boolean;
}

/** The action of a type; null if rules on the entity can't have it. */
export function getRuleAction(entity: Entity, type: string): RuleAction | null {
  if (!getActionTypes(entity).includes(type)) return null;
  const setting = getOwn(getCustomerActions(entity), type);
  const owner: Entity = setting === undefined ? entity : customers;
  const action = getOwn(owner.actions, type);
  if (!action) return null;
  return {
    entity: owner,
    named: { name: type, action },
    setting: setting ?? (action.text === undefined ? null : 'text'),
    isOnCustomer: setting !== undefined,
  };
}

/** Id of the customer of a record, who may be the record itself; null if there is none. */
export function getCustomerId(entity: Pick<Entity, 'name'>, record: ConsoleRecord): string | null {
  return entity.name === customers.name ? record.id : (toPerson(getFieldValue(record, 'customer'))?._id ?? null);
}

/** Whether an action still has something to do for a record. */
export function isUseful(entity: Entity, ruleAction: RuleAction, { action }: Rule, record: ConsoleRecord): boolean {
  const { named, isOnCustomer, setting } = ruleAction;
  if (isOnCustomer && getCustomerId(entity, record) === null) return false;
  if (setting === 'program') return String(record['loyaltyProgramId'] ?? '') !== action.programId;
  if (named.action.text !== undefined) return isEmptyValue(record[named.action.text] ?? null);
  return isOnCustomer || isApplicable(named, record);
}

/** Whether doing it again for a record does it twice, and nothing undoes it but an opposite one. */
export const isAddition = ({ setting, named }: RuleAction): boolean =>
  setting === 'points' || setting === 'voucher' || named.action.call !== undefined;

/** Whether a record comes from an adjustment of points or vouchers, which the same action would make again. */
export function isOwnEffect({ setting }: RuleAction, record: ConsoleRecord): boolean {
  return (setting === 'points' || setting === 'voucher') && record['task_type'] === 'wallet_adjustment';
}

/** Whether an action publishes records that a merchant may have left hidden. */
export function publishesHidden(entity: Entity, { named: { action }, isOnCustomer }: RuleAction): boolean {
  const values = getHiddenValues(entity);
  return !isOnCustomer && values !== null && action.set !== undefined && wouldShow(entity, values, action.set);
}

/** What a run costs the store. */
export interface Cost {
  points: number;
  vouchers: number;
}

/** The cost of an action for some records. */
export function computeCost({ action }: Rule, ruleAction: RuleAction, records: readonly ConsoleRecord[]): Cost {
  const { setting, named } = ruleAction;
  if (setting === 'points') return { points: toNumber(action.points) * records.length, vouchers: 0 };
  if (setting === 'voucher') return { points: 0, vouchers: records.length };
  if (named.name !== 'approve') return { points: 0, vouchers: 0 };
  const isVoucher = (record: ConsoleRecord) => record['type'] === 'coupon_code';
  return {
    points: records
      .filter((record) => !isVoucher(record))
      .reduce((sum, { amount }) => sum + (typeof amount === 'number' ? amount : 0), 0),
    vouchers: records.filter(isVoucher).length,
  };
}
