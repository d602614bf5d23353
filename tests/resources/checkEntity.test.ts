import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { entities } from '../../resources';
import type { Automation } from '../../resources/automation/automation';
import { checkEntity } from '../../resources/checkEntity';
import { checkRecordKind } from '../../resources/checkRecordKind';
import { normalizeColumns } from '../../resources/columns';
import type {
  Action,
  Entity,
  GraphqlRead,
  PickRecordAction,
  Row,
  SetAction,
  SuggestionSource,
} from '../../resources/entity';
import type { FormField } from '../../resources/field';

const automated = (automation: Automation): Partial<Entity> => ({ automation });

/** Valid entity that tests introduce a contradiction into. */
function sound(): Entity & { read: GraphqlRead } {
  return {
    name: 'orders',
    row: z.looseObject({ _id: z.string() }) as unknown as Entity['row'],
    title: () => null,
    read: {
      from: 'graphql',
      list: 'orders',
      arguments: { search: 'String', sortBy: 'Sort', state: 'String', dayFrom: 'D', dayTo: 'D', productId: 'ID' },
    },
    write: { path: 'orders', responseKey: 'order', change: z.object({}), posts: { note: 'note' } },
    fields: {
      note: { kind: 'longText' },
      product: { kind: 'product' },
      name: { kind: 'text' },
      state: { kind: 'choice', choices: { open: 'waiting', closed: 'done' } },
      createdAt: { kind: 'instant' },
    },
    list: {
      columns: ['name', { name: 'more', paths: ['state', 'createdAt'] }],
      filters: {
        search: { kind: 'search', paths: ['name'] },
        state: { kind: 'choice', choices: ['open', 'closed'] },
        days: { kind: 'days', path: 'createdAt', from: 'dayFrom', to: 'dayTo' },
        productId: { kind: 'reference', entity: 'products', path: 'product.productId' },
      },
      sorts: { newest: { field: 'createdAt', order: 'DESC' } },
      views: { open: { state: 'open' } },
      waiting: 'open',
      waitsFor: 'note',
      opensOn: 'open',
      debounce: 300,
    },
    flags: { texts: ['name', 'note'], address: 'name', country: 'name' },
    actions: {
      note: { text: 'note', max: 400, reuse: { view: 'open', like: 'name', near: 'productId' }, key: 'r' },
      move: { choose: 'product', sends: 'productId', from: 'products', key: 'o' },
      close: { set: { state: 'closed' }, key: 'c' },
      delete: { remove: true, key: 'd' },
    },
  };
}

const changedList = (change: Partial<Entity['list']>): Partial<Entity> => ({ list: { ...sound().list, ...change } });
const changedRead = (change: Partial<GraphqlRead>): Partial<Entity> => ({ read: { ...sound().read, ...change } });
const { search, state, days } = sound().list.filters;

const { waiting: _, ...waitingNowhere } = sound().list;
const both = { set: {}, remove: true } as unknown as SetAction;
const reusing = (change: Partial<SuggestionSource>): Partial<Entity> => ({
  actions: { note: { text: 'note', reuse: { view: 'open', like: 'name', near: 'productId', ...change } } },
});
const moving = (change: Partial<PickRecordAction>): Partial<Entity> => ({
  actions: { move: { choose: 'product', sends: 'productId', from: 'products', ...change } },
});
/** Bypasses the type checks. */
const inBulk = (action: Action): Action => ({ ...action, bulk: true }) as unknown as Action;
const form = (field: FormField): Partial<Entity> => ({
  draft: z.object({}),
  create: { fields: { size: field }, defaults: {} },
});

describe('checkEntity', () => {
  it('accepts a valid declaration', () => {
    expect(() => checkEntity(sound())).not.toThrow();
  });

  it.each(entities.map((entity) => [entity.name, entity] as const))('accepts %s', (_name, entity) => {
    expect(() => checkEntity(entity)).not.toThrow();
  });

  const contradictions: [string, Partial<Entity>, RegExp][] = [
    ['a column of no field', changedList({ columns: ['total'] }), /'total'/],
    [
      'a column with a path of no field',
      changedList({ columns: [{ name: 'more', paths: ['name', 'total'] }] }),
      /'more'.*'total'/,
    ],
    [
      'a filter that the read does not take',
      changedRead({ arguments: { ...sound().read.arguments, state: '' } }),
      /'state'/,
    ],
    [
      'days of which the read takes one end',
      changedRead({ arguments: { search: 'S', sortBy: 'S', state: 'S', dayFrom: 'D', productId: 'ID' } }),
      /'days'.*'dayTo'/,
    ],
    [
      'sorts without an argument for them',
      changedRead({ arguments: { search: 'S', state: 'S', dayFrom: 'D', dayTo: 'D', productId: 'ID' } }),
      /'sortBy'/,
    ],
    ['a view by no filter', changedList({ views: { open: { status: 'open' } } }), /'open'.*'status'/],
    [
      'a view with a value that is no choice',
      changedList({ views: { open: { state: 'lost' } } }),
      /'open'.*'state'.*'lost'/,
    ],
    ['a waiting view that there is none of', changedList({ waiting: 'lost' }), /'lost'/],
    ['an action that sets no field', { actions: { close: { set: { total: 1 } } } }, /'close'.*'total'/],
    ['an action that sets no choice', { actions: { close: { set: { state: 'lost' } } } }, /'close'.*'state'.*'lost'/],
    ['an action with a key that is no character', { actions: { close: { set: {}, key: 'C' } } }, /'close'.*'C'/],
    ['a draft without a form', { draft: z.object({}) }, /draft and create/],
    ['a form without a draft', { create: { fields: {}, defaults: {} } }, /draft and create/],
    [
      'a required choice of a form without a default',
      {
        draft: z.object({}),
        create: { fields: { size: { kind: 'choice', choices: ['s'], required: true } }, defaults: {} },
      },
      /'size'.*default/,
    ],
    ['a view to open on that there is none of', changedList({ opensOn: 'lost' }), /opens on 'lost'/],
    ['waiting for no field', changedList({ waitsFor: 'total' }), /waits for 'total'/],
    ['waiting for a field without a view of what waits', { list: waitingNowhere }, /waits for 'note'.*no waiting view/],
    ['an action that does nothing', { actions: { close: {} as SetAction } }, /'close' does not do one thing/],
    ['an action that does two things', { actions: { close: both } }, /'close' does not do one thing/],
    ['a form for rules', { actions: { edit: { form: {}, automatic: true } } }, /'edit' is automatic, but/],
    ['an event of no field', automated({ triggers: { sent: { at: 'total' } } }), /trigger 'sent' happens at 'total'/],
    ['an event in no order', automated({ triggers: { sent: { at: 'createdAt', sort: 'x' } } }), /the order 'x'/],
    [
      'an event without its status',
      automated({ triggers: { sent: { at: 'createdAt', settings: ['status'] } } }),
      /there is no choice 'status'/,
    ],
    ['a condition on no field', automated({ conditions: { total: { kind: 'number', path: 'total' } } }), /'total'/],
    ['a choice of no choice', automated({ conditions: { a: { kind: 'choice', path: 'name' } } }), /not a choice/],
    ['a text in no field', { actions: { note: { text: 'total' } } }, /'note' writes 'total'/],
    ['a text in a field of another kind', { actions: { note: { text: 'createdAt' } } }, /'note' writes 'createdAt'/],
    ['a text of no length', { actions: { note: { text: 'note', max: 0 } } }, /'note' takes no character/],
    ['texts to use again from no view', reusing({ view: 'lost' }), /'note'.*'lost', which is not a view/],
    ['texts to use again by no field', reusing({ like: 'total' }), /'note'.*'total', which is not a field/],
    ['texts to use again near by no filter', reusing({ near: 'total' }), /'note'.*'total', which is not a filter/],
    ['texts to use again near by a filter of another kind', reusing({ near: 'state' }), /'note'.*'state'/],
    ['a choice for no field', moving({ choose: 'total' }), /'move'.*'total', which shows none/],
    ['a choice for a field that shows no record', moving({ choose: 'name' }), /'move'.*'name', which shows none/],
    ['a choice that sends nothing', moving({ sends: '' }), /'move' sends no field/],
    ['a choice from nowhere', moving({ from: '' }), /'move' chooses from nowhere/],
    ['a text in bulk', { actions: { note: inBulk({ text: 'note' }) } }, /'note' is offered in bulk/],
    [
      'a choice in bulk',
      { actions: { move: inBulk({ choose: 'product', sends: 'productId', from: 'products' }) } },
      /'move' is offered in bulk/,
    ],
    ['a POST of no field', { write: { ...sound().write, posts: { total: 'total' } } }, /'total' is posted, which/],
    ['a POST to no segment', { write: { ...sound().write, posts: { note: 'a/b' } } }, /'note' is posted to no segment/],
    ['flags of no field', { flags: { texts: ['total'] } }, /flags look at 'total'/],
    ['flags of an address that is no field', { flags: { texts: ['name'], address: 'total' } }, /flags look at 'total'/],
    ['flags of a country that is no field', { flags: { texts: ['name'], country: 'total' } }, /flags look at 'total'/],
    ['flags of no text', { flags: { texts: [] } }, /flags look at no text/],
    ['a choice of a form without choices', form({ kind: 'choice', choices: [] }), /'size' has no choices/],
    ['a record of a form from nowhere', form({ kind: 'record', from: '' }), /'size' does not say where/],
    [
      'deletable members of no field',
      { write: { ...sound().write, parts: { pictures: 'orders/picture' } } },
      /'pictures'/,
    ],
  ];
  it.each(contradictions)('rejects %s with entity and location', (_name, change, message) => {
    const check = () => checkEntity({ ...sound(), ...change });
    expect(check).toThrow(message);
    expect(check).toThrow(/^entity 'orders': /);
  });

  it.each(['page', 'limit', 'sort', 'record', 'siteId'])("rejects a filter with the reserved name '%s'", (name) => {
    const filters = { search, state, days, [name]: { kind: 'search', paths: ['name'] } } as Entity['list']['filters'];
    const read = { ...sound().read, arguments: { ...sound().read.arguments, [name]: 'String' } };
    expect(() => checkEntity({ ...sound(), ...changedList({ filters }), read })).toThrow(`filter '${name}'`);
  });

  it.each(['j', 'k', 'x', 'z', 'g'])("rejects an action with the reserved key '%s'", (key) => {
    expect(() => checkEntity({ ...sound(), actions: { close: { set: {}, key } } })).toThrow(
      `'close' has the key '${key}'`,
    );
  });
});

describe('entities', () => {
  it('are unique and in menu order', () => {
    expect(entities.map(({ name }) => name)).toEqual(['customers', 'rewards', 'product-reviews', 'faq']);
  });

  it.each(entities.map((entity) => [entity.name, entity] as const))(
    '%s only set fields that their PATCH accepts',
    (_name, entity) => {
      for (const { set } of Object.values(entity.actions)) {
        if (!set) continue;
        const { error } = entity.write.change.safeParse(set);
        const wrong = error?.issues.filter(({ path, code }) => code === 'unrecognized_keys' || String(path[0]) in set);
        expect(wrong ?? []).toEqual([]);
      }
    },
  );

  it.each(entities.map((entity) => [entity.name, entity] as const))(
    '%s return a null title for a row without one',
    (_name, entity) => {
      const bare = entity.row.parse({ _id: 'x' }) as Row;
      expect(entity.title(bare)).toBeNull();
    },
  );

  it.each(entities.map((entity) => [entity.name, entity] as const))(
    '%s only edit writable fields, with existing sources',
    (_name, entity) => {
      const sources = ['products', 'collections', ...entities.map(({ name }) => name)];
      const actions = Object.values(entity.actions);
      const written = actions.flatMap((action) => action.text ?? (action.choose ? action.sends : []));
      for (const field of [...written, ...Object.keys(entity.write.posts ?? {})]) {
        const { error } = entity.write.change.safeParse({ [field]: 'x' });
        expect(error?.issues.some(({ path, code }) => code === 'unrecognized_keys' || path[0] === field)).not.toBe(
          true,
        );
      }
      const fields = Object.values(entity.create?.fields ?? {});
      const from = [
        ...actions.map((action) => action.choose && action.from),
        ...fields.map((field) => ('from' in field ? field.from : undefined)),
      ];
      expect(from.filter((source) => source !== undefined && !sources.includes(source))).toEqual([]);
    },
  );

  it.each(entities.map((entity) => [entity.name, entity] as const))(
    '%s have no shortcut conflicts',
    (_name, entity) => {
      const states = ['pending', 'approved', 'rejected', 'held'].flatMap((status) =>
        [0, 1].map((isFeatured) => entity.row.parse({ _id: 'x', status, isFeatured }) as Row),
      );
      for (const state of states) {
        const keys = Object.values(entity.actions).flatMap(({ key, when }) =>
          key && (when?.(state) ?? true) ? [key] : [],
        );
        expect(new Set(keys).size).toBe(keys.length);
      }
    },
  );

  it('[CUS-02] customers have the sorts of the API, newest first by default', () => {
    expect(Object.keys(entities[0]?.list.sorts ?? {})).toEqual([
      'createdAt_desc',
      'createdAt_asc',
      'name_asc',
      'name_desc',
      'points_desc',
      'referrals_desc',
    ]);
  });
});

describe('normalizeColumns', () => {
  it('converts a path to a column', () => {
    expect(normalizeColumns(sound().list)).toEqual([
      { name: 'name', paths: ['name'] },
      { name: 'more', paths: ['state', 'createdAt'] },
    ]);
  });
});

describe('checkRecordKind', () => {
  const shape = z.object({ _id: z.string(), shopId: z.string(), name: z.string() });
  const kind = { title: 'name', shape, path: 'shops/{shopId}/shelves', parent: 'shopId' };

  it('accepts a kind without contradictions', () => {
    expect(() => checkRecordKind('shelves', { ...kind, write: { shown: ['name'] } }, ['orders'])).not.toThrow();
  });

  it.each([
    ['the name is taken', 'orders', kind],
    ["the path '/shelves' starts or ends with a slash", 'shelves', { ...kind, path: '/shelves' }],
    ["'{rackId}' in the path isn't the parent", 'shelves', { ...kind, path: 'racks/{rackId}/shelves' }],
    ["'label' isn't a field of the shape", 'shelves', { ...kind, title: 'label' }],
    ["'state' isn't a field of the shape", 'shelves', { ...kind, write: { shown: ['state'] } }],
    ["'size' isn't a field of the shape", 'shelves', { ...kind, write: { change: z.object({ size: z.number() }) } }],
  ])('rejects a kind: %s', (issue, name, given) => {
    expect(() => checkRecordKind(name, given, ['orders'])).toThrow(`kind of record '${name}': ${issue}`);
  });
});
