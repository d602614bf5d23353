import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { entities } from '../../resources';
import { checkEntity } from '../../resources/checkEntity';
import { columnsOf } from '../../resources/columns';
import type { Entity, Row } from '../../resources/entity';

/** An entity without a contradiction, in which a test makes one. */
function sound(): Entity {
  return {
    name: 'orders',
    row: z.looseObject({ _id: z.string() }) as unknown as Entity['row'],
    title: () => null,
    read: {
      from: 'graphql',
      list: 'orders',
      arguments: { search: 'String', sortBy: 'Sort', state: 'String', dayFrom: 'D', dayTo: 'D' },
    },
    write: { path: 'orders', answer: 'order', change: z.object({}) },
    fields: {
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
      },
      sorts: { newest: { field: 'createdAt', order: 'DESC' } },
      views: { open: { state: 'open' } },
      waiting: 'open',
      debounce: 300,
    },
    actions: { close: { set: { state: 'closed' }, key: 'c' }, delete: { remove: true, key: 'd' } },
  };
}

const changedList = (change: Partial<Entity['list']>): Partial<Entity> => ({ list: { ...sound().list, ...change } });
const changedRead = (change: Partial<Entity['read']>): Partial<Entity> => ({ read: { ...sound().read, ...change } });
const { search, state, days } = sound().list.filters;

describe('checkEntity', () => {
  it('accepts a sound declaration', () => {
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
      changedRead({ arguments: { search: 'S', sortBy: 'S', state: 'S', dayFrom: 'D' } }),
      /'days'.*'dayTo'/,
    ],
    [
      'sorts without an argument for them',
      changedRead({ arguments: { search: 'S', state: 'S', dayFrom: 'D', dayTo: 'D' } }),
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
    ['an action with a key that is no letter', { actions: { close: { set: {}, key: 'C' } } }, /'close'.*'C'/],
    ['a draft without a form', { draft: z.object({}) }, /draft and create/],
    ['a form without a draft', { create: { fields: {}, defaults: {} } }, /draft and create/],
    [
      'a required choice of a form without a default',
      { draft: z.object({}), create: { fields: { size: { kind: 'choice', required: true } }, defaults: {} } },
      /'size'.*default/,
    ],
    [
      'deletable members of no field',
      { write: { ...sound().write, parts: { pictures: 'orders/picture' } } },
      /'pictures'/,
    ],
  ];
  it.each(contradictions)('refuses %s, naming entity and place', (_name, change, message) => {
    const check = () => checkEntity({ ...sound(), ...change });
    expect(check).toThrow(message);
    expect(check).toThrow(/^entity 'orders': /);
  });

  it.each(['page', 'limit', 'sort', 'record', 'siteId'])(
    "refuses a filter named '%s', which every list has",
    (name) => {
      const filters = { search, state, days, [name]: { kind: 'search', paths: ['name'] } } as Entity['list']['filters'];
      const read = { ...sound().read, arguments: { ...sound().read.arguments, [name]: 'String' } };
      expect(() => checkEntity({ ...sound(), ...changedList({ filters }), read })).toThrow(`filter '${name}'`);
    },
  );

  it.each(['j', 'k', 'x', 'z', 'g'])("refuses an action with the key '%s', which every list uses", (key) => {
    expect(() => checkEntity({ ...sound(), actions: { close: { set: {}, key } } })).toThrow(
      `'close' has the key '${key}'`,
    );
  });
});

describe('the entities', () => {
  it('are those of the menu, each once', () => {
    expect(entities.map(({ name }) => name)).toEqual(['customers', 'rewards', 'product-reviews', 'faq']);
  });

  it.each(entities.map((entity) => [entity.name, entity] as const))(
    '%s set nothing that their PATCH does not take',
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
    '%s name no row that has nothing of the kind',
    (_name, entity) => {
      const bare = entity.row.parse({ _id: 'x' }) as Row;
      expect(entity.title(bare)).toBeNull();
    },
  );

  it('[CUS-02] customers have the sorts of the provider, newest first by default', () => {
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

describe('columnsOf', () => {
  it('makes a column of a bare path', () => {
    expect(columnsOf(sound().list)).toEqual([
      { name: 'name', paths: ['name'] },
      { name: 'more', paths: ['state', 'createdAt'] },
    ]);
  });
});
