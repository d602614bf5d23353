import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { getListQuery } from '../../dataProvider/graphql/buildQuery';
import { toRecord } from '../../dataProvider/parse/records';
import { getShownWrites } from '../../dataProvider/writes/withPending';
import { normalizeColumns } from '../../resources/columns';
import { defineEntity, type Entity } from '../../resources/entity';
import { extendEntities, extendEntity } from '../../resources/extendEntities';
import { id, number, text } from '../../resources/shapes';
import { type ConsoleExtension, defineConsole } from '../../src/defineConsole';
import { findAction, findInverse } from '../../src/engine/records/inverse';

const define = <const Name extends string>(name: Name) =>
  defineEntity({
    name,
    row: z.object({ _id: id, name: text, total: number, status: text }),
    title: (wish) => wish.name,
    read: { from: 'graphql', list: 'wishes', arguments: { search: 'String', sortBy: 'WishSort', status: 'String' } },
    write: { path: 'wishes', responseKey: 'wish', change: z.strictObject({ status: z.string() }) },
    fields: {
      name: { kind: 'text' },
      total: { kind: 'count' },
      status: { kind: 'choice', choices: { open: 'waiting', done: 'done' } },
    },
    list: {
      columns: ['name', { name: 'amount', paths: ['total'] }, 'status'],
      filters: {
        search: { kind: 'search', paths: ['name'] },
        status: { kind: 'choice', path: 'status', choices: ['open', 'done'] },
      },
      pageFilters: { amounts: { path: 'total', is: 'range' } },
      sorts: { name_asc: { field: 'name', order: 'ASC' }, name_desc: { field: 'name', order: 'DESC' } },
      views: { open: { status: 'open' }, done: { status: 'done' } },
      opensOn: 'open',
      debounce: 300,
    },
    actions: {
      finish: { set: { status: 'done' }, bulk: true, key: 'f', prominent: true },
      delete: { remove: true, bulk: true, key: 'd' },
    },
  });
const wishes = define('wishes');

/** The wishes with the changes that `defineConsole` was called with. */
function extended({ extend }: ConsoleExtension): Entity {
  return extendEntity(wishes, extend['wishes'] ?? {});
}

const columnNames = (entity: Entity) => normalizeColumns(entity.list).map(({ name }) => name);

describe('extend', () => {
  afterEach(() => {
    extendEntities({});
    vi.restoreAllMocks();
  });

  it('[EXT-01] computes a field from the row, which is not queried, and shows it as a column', () => {
    const entity = extended(
      defineConsole({
        entities: [wishes],
        extend: {
          wishes: {
            fields: {
              double: { kind: 'count', value: (wish) => (wish.total ?? 0) * 2 },
              size: { kind: 'text', shape: text },
            },
            columns: { double: { after: 'amount' }, size: { hidden: true }, status: { before: 'amount' } },
            sorts: { double_desc: { field: 'double', order: 'DESC' } },
            pageFilters: { doubles: { path: 'double', is: 'range' } },
          },
        },
      }),
    );
    expect(columnNames(entity)).toEqual(['name', 'status', 'amount', 'double', 'size']);
    expect(getListQuery(entity)).toContain('{ _id name total status size }');
    expect(toRecord(entity, { _id: '1', name: 'Sock', total: 4, size: 'L', color: 'red' })).toEqual({
      id: '1',
      _id: '1',
      name: 'Sock',
      total: 4,
      status: null,
      size: 'L',
      double: 8,
    });
    // Also while a change is on its way.
    expect(getShownWrites(entity).complete?.({ id: '1', _id: '1', total: 5, double: 8 })['double']).toBe(10);
    // The entity itself is as it was.
    expect(columnNames(wishes)).toEqual(['name', 'amount', 'status']);
  });

  it('[EXT-06] a computation that throws costs its own value, and is reported by its name', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const fail = () => {
      throw new Error('Broken');
    };
    const entity = extendEntity(wishes, { fields: { broken: { kind: 'count', value: fail } } });
    expect(toRecord(entity, { _id: '1', name: 'Sock', total: 4, status: 'open' })).toMatchObject({
      name: 'Sock',
      broken: null,
    });
    expect(report.mock.calls).toEqual([["The field 'broken' of 'wishes' couldn't be computed", new Error('Broken')]]);
  });

  it('[EXT-01] adds filters, views, sorts and actions, and sends the parameters of filters', () => {
    const entity = extended(
      defineConsole({
        entities: [wishes],
        extend: {
          wishes: {
            filters: {
              named: { kind: 'text', path: 'name' },
              dates: { kind: 'days', path: 'name', from: 'from', to: 'to' },
              amount: { kind: 'choice', path: 'total', choices: ['1', '2'], argument: 'Int' },
            },
            views: { few: { amount: '1' } },
            sorts: { total_desc: { field: 'total', order: 'DESC' } },
            actions: { reopen: { when: (wish) => wish.status === 'done', set: { status: 'open' }, key: 'r' } },
          },
        },
      }),
    );
    expect(entity.read).toMatchObject({
      arguments: { status: 'String', named: 'String', from: 'DateTime', to: 'DateTime', amount: 'Int' },
    });
    expect(Object.keys(entity.list.views)).toEqual(['open', 'done', 'few']);
    expect(Object.keys(entity.list.sorts)).toEqual(['name_asc', 'name_desc', 'total_desc']);
    expect(Object.keys(entity.actions)).toEqual(['finish', 'reopen', 'delete']);
  });

  it('[EXT-01] hides columns, filters, sorts, views and actions', () => {
    const { list, actions } = extended(
      defineConsole({
        entities: [wishes],
        extend: {
          wishes: {
            hide: {
              columns: ['status'],
              filters: ['status'],
              sorts: ['name_desc'],
              views: ['open'],
              actions: ['finish'],
            },
          },
        },
      }),
    );
    expect(list.columns.map((column) => Object(column).name)).toEqual(['name', 'amount']);
    expect(list.filters['status']).toMatchObject({ hidden: true });
    expect(list.filters['search']).not.toHaveProperty('hidden');
    expect(Object.keys(list.sorts)).toEqual(['name_asc']);
    expect([list.hiddenViews, list.opensOn]).toEqual([['open'], undefined]);
    expect(actions['finish']).toEqual({ set: { status: 'done' }, when: expect.any(Function) });
    expect(actions['finish']?.when?.({ _id: '1' })).toBe(false);
    expect(actions['delete']).toEqual({ remove: true, bulk: true, key: 'd' });
  });

  it('[EXT-01] changes entities in place, whether they are declared before or after', () => {
    const earlier = define('earlier');
    const hide = { hide: { columns: ['status'] } };
    extendEntities({ earlier: hide, later: hide });
    const later = define('later');
    expect([columnNames(earlier), columnNames(later)]).toEqual([
      ['name', 'amount'],
      ['name', 'amount'],
    ]);
    extendEntities({});
    expect(columnNames(earlier)).toEqual(['name', 'amount', 'status']);
  });

  it('[EXT-02] edits an added field in a form, which the changes may have then', () => {
    const entity = extended(
      defineConsole({
        entities: [wishes],
        extend: {
          wishes: {
            fields: { size: { kind: 'text', shape: text } },
            actions: { resize: { form: { size: { kind: 'text', required: true }, status: { kind: 'text' } } } },
          },
        },
      }),
    );
    expect(entity.write.change.safeParse({ status: 'open', size: 'L' }).success).toBe(true);
    expect(entity.write.change.safeParse({ status: 'open', color: 'red' }).success).toBe(false);
    const change = { record: { id: '1', _id: '1', size: 'M' }, set: { size: 'L' } };
    expect(findAction(entity, change)?.name).toBe('resize');
    expect(findInverse(entity, change)).toEqual({ size: 'M' });
  });

  it('[EXT-02] adds fields to a create form, which a new record may have then', () => {
    const create = { fields: { color: { kind: 'text' } }, defaults: { color: 'red' } } as const;
    expect(() => extendEntity(wishes, { create })).toThrow("entity 'wishes': it has no create form");
    const entity = extendEntity(
      {
        ...wishes,
        draft: z.strictObject({ name: text }),
        create: { fields: { name: { kind: 'text' } }, defaults: {} },
      },
      { create },
    );
    expect(Object.keys(entity.create?.fields ?? {})).toEqual(['name', 'color']);
    expect(entity.create?.defaults).toEqual({ color: 'red' });
    expect(entity.draft?.safeParse({ name: 'Sock', color: 'blue' }).success).toBe(true);
    expect(entity.draft?.safeParse({ name: 'Sock', size: 'L' }).success).toBe(false);
  });

  it('[EXT-06] contradictions are named at the start', () => {
    expect(() => extendEntity(wishes, { columns: { total: { after: 'price' } } })).toThrow(
      "entity 'wishes': column 'total' is placed at 'price', which is not a column",
    );
    expect(() => extendEntity(wishes, { hide: { filters: ['search'] } })).toThrow(
      "entity 'wishes': 'search' is the search, which can't be hidden",
    );
    expect(() => extendEntities({ wishes: { views: { far: { country: 'NZ' } } } })).toThrow(
      "entity 'wishes': view 'far' filters by 'country', which is not a filter",
    );
  });
});

const load = async () => ({ default: () => null });

/** Never called; only type-checked. */
const refused = [
  // @ts-expect-error: unknown resource
  () => defineConsole({ extend: { customer: {} } }),
  // @ts-expect-error: unknown slot
  () => defineConsole({ extend: { customers: { field: {} } } }),
  // @ts-expect-error: unknown kind
  () => defineConsole({ extend: { customers: { fields: { x: { kind: 'fancy', value: () => null } } } } }),
  // @ts-expect-error: a value of another type than the kind's
  () => defineConsole({ extend: { customers: { fields: { x: { kind: 'text', value: () => 1 } } } } }),
  // @ts-expect-error: unknown value of the row
  () => defineConsole({ extend: { customers: { fields: { x: { kind: 'count', value: (row) => row.age } } } } }),
  // @ts-expect-error: neither computed nor with a shape
  () => defineConsole({ extend: { customers: { fields: { x: { kind: 'count' } } } } }),
  // @ts-expect-error: a column that is no field
  () => defineConsole({ extend: { customers: { columns: { age: {} } } } }),
  // @ts-expect-error: a place that is no column
  () => defineConsole({ extend: { customers: { columns: { totalFaq: { after: 'age' } } } } }),
  // @ts-expect-error: unknown path of a filter
  () => defineConsole({ extend: { faq: { filters: { x: { kind: 'text', path: 'age' } } } } }),
  // @ts-expect-error: unknown field of a sort
  () => defineConsole({ extend: { faq: { sorts: { x: { field: 'age', order: 'ASC' } } } } }),
  // @ts-expect-error: an action that sets what the API doesn't accept
  () => defineConsole({ extend: { faq: { actions: { x: { set: { status: 'closed' } } } } } }),
  // @ts-expect-error: a form with a field that the API doesn't accept
  () => defineConsole({ extend: { faq: { actions: { x: { form: { question: { kind: 'text' } } } } } } }),
  // @ts-expect-error: a form with a kind that can't be edited
  () => defineConsole({ extend: { faq: { actions: { x: { form: { answer: { kind: 'images' } } } } } } }),
  // @ts-expect-error: a tab of records without a page
  () => defineConsole({ extend: { faq: { tabs: [] } } }),
  // @ts-expect-error: a place that is no tab
  () => defineConsole({ extend: { customers: { tabs: [{ name: 'x', label: 'x', load, after: 'nothing' }] } } }),
  // @ts-expect-error: an action that isn't there to be hidden
  () => defineConsole({ extend: { faq: { hide: { actions: ['close'] } } } }),
  // @ts-expect-error: an own entity that isn't registered
  () => defineConsole({ extend: { wishes: {} } }),
  // @ts-expect-error: unknown column of an own entity
  () => defineConsole({ entities: [wishes], extend: { wishes: { hide: { columns: ['price'] } } } }),
];

it('[EXT-06] an unknown resource, slot, field, kind or place does not compile', () => {
  expect(refused).toHaveLength(18);
});
