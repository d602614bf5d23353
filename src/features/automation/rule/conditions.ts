/** The conditions that a rule can set on the records of its trigger. */
import { mapValues } from 'es-toolkit/object';
import type { AutomationCondition } from '../../../../resources/automation/automation';
import type { Entity } from '../../../../resources/entity';
import { findLinks } from '../../../engine/flags/textRules';
import { type ConsoleRecord, getFieldValue, isEmptyValue } from '../../../engine/records/consoleRecord';
import { getOwn } from '../../../lib/getOwn';
import type { Condition } from './rule';
import { getAutomation } from './triggers';

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

const getText = (record: ConsoleRecord, paths: readonly string[]) =>
  paths.map((path) => getFieldValue(record, path) ?? '').join('\n');

function toField(condition: AutomationCondition): ConditionField {
  switch (condition.kind) {
    case 'link':
      return { kind: 'flag', getValue: (record) => findLinks(getText(record, condition.paths)).length > 0 };
    case 'filled':
      return { kind: 'flag', getValue: (record) => !isEmptyValue(getFieldValue(record, condition.path) ?? []) };
    default:
      if ('paths' in condition) return { kind: 'text', getValue: (record) => getText(record, condition.paths) };
      return { ...condition, getValue: (record) => getFieldValue(record, condition.path) };
  }
}

/** The fields that conditions on an entity can use. */
export const getConditionFields = (entityName: string): Readonly<Record<string, ConditionField>> =>
  mapValues(getAutomation(entityName).conditions, toField);

/** The choices of a declared field. */
export function getChoices({ fields }: Entity, path = ''): readonly string[] {
  const field = fields[path];
  return field?.kind === 'choice' ? Object.keys(field.choices) : [];
}

/** The field of a condition; undefined if it is unknown. */
export function getConditionField(entityName: string, { field: name }: Condition): ConditionField | undefined {
  return getOwn(getConditionFields(entityName), name);
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
