import type { Action, Entity, PickRecordAction, Row, TextAction } from './entity';
import { objectFieldSelections } from './objectFieldSelections';

/** Shortcuts that every list uses: move, select, undo, and navigation. */
const reservedKeys: readonly string[] = ['j', 'k', 'x', 'z', 'g', 'm', 'n'];

type UntypedEntity = Omit<Entity, 'row'>;

/** Finds contradictions in the actions of an entity. */
export function checkActions(entity: UntypedEntity): string[] {
  return Object.entries(entity.actions).flatMap(([name, action]) =>
    [
      ...findKeyIssues(action),
      ...(Object.keys(action).filter((does) => actionTypes.includes(does)).length === 1
        ? []
        : ['does not do one thing']),
      ...(action.set ? findSetIssues(entity, action.set) : []),
      ...(action.set && action.opposite !== undefined && !entity.actions[action.opposite]?.set
        ? [`has the opposite '${action.opposite}', which sets nothing`]
        : []),
      ...(action.text ? findTextIssues(entity, action) : []),
      ...(action.text && action.usuallyWith !== undefined && !entity.actions[action.usuallyWith]?.set
        ? [`is usually sent with '${action.usuallyWith}', which sets nothing`]
        : []),
      ...(action.choose ? findChoiceIssues(entity, action) : []),
      ...findRuleIssues(action),
      // Actions with input for one record cannot run in bulk.
      ...(action.bulk && (action.text || action.choose) ? ['is offered in bulk, but asks for something'] : []),
    ].map((issue) => `action '${name}' ${issue}`),
  );
}

/** Action types. Each action has exactly one. */
const actionTypes: readonly string[] = ['set', 'remove', 'text', 'choose', 'dialog', 'call', 'form'];

function findRuleIssues({ automatic, set, text, call }: Action): string[] {
  if (!automatic || set || text || call) return [];
  return ['is automatic, but neither sets fields, nor writes a text, nor calls an endpoint'];
}

function findKeyIssues({ key }: Action): string[] {
  if (key === undefined) return [];
  if (!/^[a-z]$/.test(key)) return [`has the key '${key}', which is not a small letter`];
  return reservedKeys.includes(key) ? [`has the key '${key}', which every list uses itself`] : [];
}

function findSetIssues({ fields }: UntypedEntity, set: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(set).flatMap(([path, value]) => {
    const field = fields[path];
    if (!field) return [`sets '${path}', which is not a field`];
    const isChoice = field.kind !== 'choice' || typeof value !== 'string' || Object.hasOwn(field.choices, value);
    return isChoice ? [] : [`sets '${path}' to '${value}', which is not a choice`];
  });
}

function findTextIssues({ fields, list }: UntypedEntity, { text, max, reuse }: TextAction<Row>): string[] {
  const kind = fields[text]?.kind;
  const errors = [
    ...(kind === 'text' || kind === 'longText' ? [] : [`writes '${text}', which is not a field of text`]),
    ...(max === undefined || max > 0 ? [] : ['takes no character']),
  ];
  if (!reuse) return errors;
  return [
    ...errors,
    ...(list.views[reuse.view] ? [] : [`offers texts of '${reuse.view}', which is not a view`]),
    ...(fields[reuse.like] ? [] : [`offers texts of what is alike in '${reuse.like}', which is not a field`]),
    ...(list.filters[reuse.near]?.kind === 'reference'
      ? []
      : [`offers texts near by '${reuse.near}', which is not a filter by a record`]),
  ];
}

function findChoiceIssues({ fields }: UntypedEntity, { choose, sends, from }: PickRecordAction<Row>): string[] {
  const field = fields[choose];
  const isRecord = field && Object.hasOwn(objectFieldSelections, field.kind) && field.kind !== 'discount';
  return [
    ...(isRecord && field.kind !== 'attachments' ? [] : [`puts a record in '${choose}', which shows none`]),
    ...(sends === '' ? ['sends no field'] : []),
    ...(from === '' ? ['chooses from nowhere'] : []),
  ];
}
