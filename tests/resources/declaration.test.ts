/** What the compiler refuses in a declaration: each line below that is marked would be a type error without the mark. */

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEntity } from '../../resources/entity';
import { instant, mark, number, text } from '../../resources/shapes';

const product = z._default(z.nullable(z.object({ productId: z.string(), name: text, slug: text })), null);
const row = z.object({ _id: z.string(), name: text, total: number, isOpen: mark, createdAt: instant, product });
const change = z.strictObject({
  name: z.string(),
  isOpen: z.union([z.literal(0), z.literal(1)]),
  productId: z.string(),
});

const base = {
  name: 'orders',
  row,
  title: (order: { name: string | null }) => order.name,
  read: { from: 'graphql' as const, list: 'orders', arguments: { search: 'String' } },
  write: { path: 'orders', answer: 'order', change },
};
const fields = {
  name: { kind: 'text' as const },
  total: { kind: 'count' as const },
  isOpen: { kind: 'mark' as const },
};
const list = { columns: ['name'] as const, filters: {}, sorts: {}, views: {}, debounce: 300 };

const bare = { ...base, fields, actions: {} };
const shown = { ...base, fields, list };

/** Never called: they are here for the compiler. */
const refused = [
  // @ts-expect-error: no such column
  () => defineEntity({ ...bare, list: { ...list, columns: ['title'] } }),
  // @ts-expect-error: no such path within a column
  () => defineEntity({ ...bare, list: { ...list, columns: [{ name: 'x', paths: ['product.price'] }] } }),
  // @ts-expect-error: no such field
  () => defineEntity({ ...base, fields: { ...fields, price: { kind: 'count' } }, list, actions: {} }),
  // @ts-expect-error: a kind that does not fit the value
  () => defineEntity({ ...base, fields: { ...fields, total: { kind: 'text' } }, list, actions: {} }),
  // @ts-expect-error: a kind that there is none of
  () => defineEntity({ ...base, fields: { ...fields, name: { kind: 'fancy' } }, list, actions: {} }),
  // @ts-expect-error: searches in no field
  () => defineEntity({ ...bare, list: { ...list, filters: { search: { kind: 'search', paths: ['nick'] } } } }),
  // @ts-expect-error: sorts by no field
  () => defineEntity({ ...bare, list: { ...list, sorts: { best: { field: 'price', order: 'ASC' } } } }),
  // @ts-expect-error: an order that is none
  () => defineEntity({ ...bare, list: { ...list, sorts: { best: { field: 'total', order: 'UP' } } } }),
  // @ts-expect-error: sets a value that the PATCH does not take
  () => defineEntity({ ...base, fields, list, actions: { open: { set: { isOpen: 2 } } } }),
  // @ts-expect-error: sets a field that the PATCH does not take
  () => defineEntity({ ...base, fields, list, actions: { raise: { set: { total: 1 } } } }),
  // @ts-expect-error: sets and removes
  () => defineEntity({ ...base, fields, list, actions: { both: { set: { isOpen: 1 }, remove: true } } }),
  // @ts-expect-error: asks a row for what it does not have
  () => defineEntity({ ...shown, actions: { open: { when: (order) => order.price > 1, set: { isOpen: 1 } } } }),
  // @ts-expect-error: a filter that there is none of
  () => defineEntity({ ...bare, list: { ...list, filters: { search: { kind: 'fulltext', paths: ['name'] } } } }),
  // @ts-expect-error: a title of what the row does not have
  () => defineEntity({ ...base, title: (order) => order.label, fields, list, actions: {} }),
  // @ts-expect-error: writes a text that cannot be changed
  () => defineEntity({ ...shown, actions: { note: { text: 'createdAt' } } }),
  // @ts-expect-error: writes a text where a mark belongs
  () => defineEntity({ ...shown, actions: { note: { text: 'isOpen' } } }),
  // @ts-expect-error: a text in bulk
  () => defineEntity({ ...shown, actions: { note: { text: 'name', bulk: true } } }),
  // @ts-expect-error: puts a record in a field that shows none
  () => defineEntity({ ...shown, actions: { move: { choose: 'name', sends: 'productId', from: 'products' } } }),
  // @ts-expect-error: sends an id as what cannot be changed
  () => defineEntity({ ...shown, actions: { move: { choose: 'product', sends: 'shopId', from: 'products' } } }),
  // @ts-expect-error: sends an id as a mark
  () => defineEntity({ ...shown, actions: { move: { choose: 'product', sends: 'isOpen', from: 'products' } } }),
  // @ts-expect-error: posts what cannot be changed
  () => defineEntity({ ...shown, write: { ...base.write, posts: { total: 'total' } }, actions: {} }),
  // @ts-expect-error: looks for flags in what is no text
  () => defineEntity({ ...shown, flags: { texts: ['total'] }, actions: {} }),
  // @ts-expect-error: waits for what is no field
  () => defineEntity({ ...bare, list: { ...list, waitsFor: 'price' } }),
];

describe('defineEntity', () => {
  it('is watched by the compiler', () => {
    expect(refused).toHaveLength(23);
  });

  it('takes a sound declaration as it is', () => {
    const entity = defineEntity({
      ...base,
      fields: {
        ...fields,
        product: { kind: 'product' },
        'product.name': { kind: 'text' },
        createdAt: { kind: 'instant' },
      },
      flags: { texts: ['name'] },
      list: { ...list, columns: ['name', { name: 'more', paths: ['product', 'product.name'] }] },
      actions: {
        open: { when: (order) => order.isOpen === 0, set: { isOpen: 1 }, bulk: true, key: 'u' },
        rename: { text: 'name', max: 80 },
        move: { choose: 'product', sends: 'productId', from: 'products' },
      },
    });
    expect([entity.name, Object.keys(entity.fields).length]).toEqual(['orders', 6]);
  });

  it('refuses at start what the compiler cannot see, naming entity and place', () => {
    const declare = () =>
      defineEntity({
        ...base,
        fields,
        list: { ...list, filters: { nick: { kind: 'search', paths: ['name'] } } },
        actions: {},
      });
    expect(declare).toThrow("entity 'orders': filter 'nick'");
  });
});
