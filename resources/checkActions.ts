import { compoundParts } from './compoundParts';
import type { Action, ChooseAction, Entity, Row, TextAction } from './entity';

/** Letters that every list uses itself: move, select, undo, and those kept for going somewhere. */
const listLetters: readonly string[] = ['j', 'k', 'x', 'z', 'g', 'm', 'n'];

type Checked = Omit<Entity, 'row'>;

/** What contradicts itself in the actions of an entity. */
export function checkActions(entity: Checked): string[] {
  return Object.entries(entity.actions).flatMap(([name, action]) =>
    [
      ...keyFaults(action),
      ...(Object.keys(action).filter((does) => ways.includes(does)).length === 1 ? [] : ['does not do one thing']),
      ...(action.set ? setFaults(entity, action.set) : []),
      ...(action.text ? textFaults(entity, action) : []),
      ...(action.choose ? choiceFaults(entity, action) : []),
      // What is asked of the merchant for one record cannot be asked for all.
      ...(action.bulk && (action.text || action.choose) ? ['is offered in bulk, but asks for something'] : []),
    ].map((fault) => `action '${name}' ${fault}`),
  );
}

/** What an action can do: one of these. */
const ways: readonly string[] = ['set', 'remove', 'text', 'choose', 'dialog'];

function keyFaults({ key }: Action): string[] {
  if (key === undefined) return [];
  if (!/^[a-z]$/.test(key)) return [`has the key '${key}', which is not a small letter`];
  return listLetters.includes(key) ? [`has the key '${key}', which every list uses itself`] : [];
}

function setFaults({ fields }: Checked, set: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(set).flatMap(([path, value]) => {
    const field = fields[path];
    if (!field) return [`sets '${path}', which is not a field`];
    const isChoice = field.kind !== 'choice' || typeof value !== 'string' || Object.hasOwn(field.choices, value);
    return isChoice ? [] : [`sets '${path}' to '${value}', which is not a choice`];
  });
}

function textFaults({ fields, list }: Checked, { text, max, reuse }: TextAction<Row>): string[] {
  const kind = fields[text]?.kind;
  const own = [
    ...(kind === 'text' || kind === 'longText' ? [] : [`writes '${text}', which is not a field of text`]),
    ...(max === undefined || max > 0 ? [] : ['takes no character']),
  ];
  if (!reuse) return own;
  return [
    ...own,
    ...(list.views[reuse.view] ? [] : [`offers texts of '${reuse.view}', which is not a view`]),
    ...(fields[reuse.like] ? [] : [`offers texts of what is alike in '${reuse.like}', which is not a field`]),
    ...(list.filters[reuse.near]?.kind === 'reference'
      ? []
      : [`offers texts near by '${reuse.near}', which is not a filter by a record`]),
  ];
}

function choiceFaults({ fields }: Checked, { choose, sends, from }: ChooseAction<Row>): string[] {
  const field = fields[choose];
  const isRecord = field && Object.hasOwn(compoundParts, field.kind) && field.kind !== 'discount';
  return [
    ...(isRecord && field.kind !== 'attachments' ? [] : [`puts a record in '${choose}', which shows none`]),
    ...(sends === '' ? ['sends no field'] : []),
    ...(from === '' ? ['chooses from nowhere'] : []),
  ];
}
