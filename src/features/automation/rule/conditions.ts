/** The conditions that a rule can set on the records of its trigger. */
import { findLinks } from '../../../engine/flags/textRules';
import { type ConsoleRecord, getFieldValue, isEmptyValue } from '../../../engine/records/consoleRecord';
import { getOwn } from '../../../lib/getOwn';
import type { Condition } from './rule';

export type ConditionKind = 'number' | 'choice' | 'text' | 'flag' | 'program';

export interface ConditionField {
  kind: ConditionKind;
  getValue: (record: ConsoleRecord) => unknown;
  /** Path of the entity's field whose label it has; it has its own message otherwise. */
  path?: string;
}

/** Operators by kind of field. */
export const operators: Readonly<Record<ConditionKind, readonly string[]>> = {
  number: ['atLeast', 'atMost', 'is'],
  choice: ['is', 'isNot'],
  text: ['contains', 'containsNot'],
  flag: ['is'],
  program: ['is', 'isNot'],
};

/** A condition on a declared field. */
const field = (path: string, kind: ConditionKind): ConditionField => ({
  kind,
  path,
  getValue: (record) => getFieldValue(record, path),
});

const getText = (record: ConsoleRecord, paths: readonly string[]) =>
  paths.map((path) => getFieldValue(record, path) ?? '').join('\n');

const textOf = (...paths: readonly string[]): ConditionField => ({
  kind: 'text',
  getValue: (record) => getText(record, paths),
});
const linkIn = (...paths: readonly string[]): ConditionField => ({
  kind: 'flag',
  getValue: (record) => findLinks(getText(record, paths)).length > 0,
});

/** Fields by entity. */
const fieldsByEntity: Readonly<Record<string, Readonly<Record<string, ConditionField>>>> = {
  rewards: {
    amount: field('amount', 'number'),
    task_type: field('task_type', 'choice'),
    type: field('type', 'choice'),
    status: field('status', 'choice'),
  },
  'product-reviews': {
    rating: field('rating', 'number'),
    status: field('status', 'choice'),
    text: textOf('title', 'description'),
    link: linkIn('title', 'description'),
    photo: { kind: 'flag', getValue: (record) => !isEmptyValue(getFieldValue(record, 'attachments') ?? []) },
    product: textOf('product.name'),
    countryCode: field('countryCode', 'text'),
  },
  faq: {
    status: field('status', 'choice'),
    text: textOf('question'),
    link: linkIn('question'),
    product: textOf('product.name'),
  },
  customers: {
    totalPoints: field('totalPoints', 'number'),
    totalOrders: field('totalOrders', 'number'),
    totalReviews: field('totalReviews', 'number'),
    totalReferrals: field('totalReferrals', 'number'),
    acceptsMarketing: field('acceptsMarketing', 'flag'),
    loyaltyProgramId: field('loyaltyProgramId', 'program'),
  },
};

/** The fields that conditions on an entity can use. */
export function getConditionFields(entityName: string): Readonly<Record<string, ConditionField>> {
  return getOwn(fieldsByEntity, entityName) ?? {};
}

/** The field of a condition; undefined if it is unknown. */
export function getConditionField(entityName: string, { field: name }: Condition): ConditionField | undefined {
  const fields = getConditionFields(entityName);
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** Whether a record meets a condition. An unknown or incomplete condition is never met. */
function isMet(entityName: string, condition: Condition, record: ConsoleRecord): boolean {
  const conditionField = getConditionField(entityName, condition);
  if (!conditionField) return false;
  const actual = conditionField.getValue(record);
  const { operator, value } = condition;
  switch (conditionField.kind) {
    case 'number':
      if (typeof actual !== 'number' || typeof value !== 'number') return false;
      if (operator === 'atLeast') return actual >= value;
      return operator === 'atMost' ? actual <= value : actual === value;
    case 'text': {
      const contains = String(actual ?? '')
        .toLocaleLowerCase()
        .includes(String(value).trim().toLocaleLowerCase());
      return operator === 'containsNot' ? !contains : contains;
    }
    case 'flag':
      return (actual === true) === (value === 'yes');
    default:
      return (String(actual ?? '') === value) === (operator !== 'isNot');
  }
}

/** Whether a record meets the conditions of a rule. A rule without conditions takes every record. */
export function meetsConditions(
  entityName: string,
  { match, conditions }: { match: 'all' | 'any'; conditions: readonly Condition[] },
  record: ConsoleRecord,
): boolean {
  if (conditions.length === 0) return true;
  const check = (condition: Condition) => isMet(entityName, condition, record);
  return match === 'all' ? conditions.every(check) : conditions.some(check);
}
