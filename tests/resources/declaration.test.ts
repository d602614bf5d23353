/** Type errors in declarations. TypeScript reports an unused `@ts-expect-error` if a line compiles. */

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { ConfigFields, ConfigOf } from '../../resources/config/configField';
import { defineEntity } from '../../resources/entity';
import { instant, number, text, zeroOrOne } from '../../resources/shapes';

const product = z._default(z.nullable(z.object({ productId: z.string(), name: text, slug: text })), null);
const row = z.object({ _id: z.string(), name: text, total: number, isOpen: zeroOrOne, createdAt: instant, product });
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
  write: { path: 'orders', responseKey: 'order', change },
};
const fields = {
  name: { kind: 'text' as const },
  total: { kind: 'count' as const },
  isOpen: { kind: 'mark' as const },
};
const list = { columns: ['name'] as const, filters: {}, sorts: {}, views: {}, debounce: 300 };

const draft = z.strictObject({ name: z.string(), total: z.number() });
const text80 = { kind: 'text' as const, max: 80 };

const bare = { ...base, fields, actions: {} };
const shown = { ...base, fields, list };
const added = { ...shown, actions: {}, draft };

const sizeFields = {
  size: { kind: 'count', unit: 'days', min: 1, max: 9, default: 1 },
} as const satisfies ConfigFields;

/** Never called; only type-checked. */
const refused = [
  // @ts-expect-error: unknown column
  () => defineEntity({ ...bare, list: { ...list, columns: ['title'] } }),
  // @ts-expect-error: unknown path in a column
  () => defineEntity({ ...bare, list: { ...list, columns: [{ name: 'x', paths: ['product.price'] }] } }),
  // @ts-expect-error: unknown field
  () => defineEntity({ ...base, fields: { ...fields, price: { kind: 'count' } }, list, actions: {} }),
  // @ts-expect-error: the kind does not match the value's type
  () => defineEntity({ ...base, fields: { ...fields, total: { kind: 'text' } }, list, actions: {} }),
  // @ts-expect-error: unknown kind
  () => defineEntity({ ...base, fields: { ...fields, name: { kind: 'fancy' } }, list, actions: {} }),
  // @ts-expect-error: search in an unknown field
  () => defineEntity({ ...bare, list: { ...list, filters: { search: { kind: 'search', paths: ['nick'] } } } }),
  // @ts-expect-error: sort by an unknown field
  () => defineEntity({ ...bare, list: { ...list, sorts: { best: { field: 'price', order: 'ASC' } } } }),
  // @ts-expect-error: invalid sort order
  () => defineEntity({ ...bare, list: { ...list, sorts: { best: { field: 'total', order: 'UP' } } } }),
  // @ts-expect-error: sets a value that the PATCH does not accept
  () => defineEntity({ ...base, fields, list, actions: { open: { set: { isOpen: 2 } } } }),
  // @ts-expect-error: sets a field that the PATCH does not accept
  () => defineEntity({ ...base, fields, list, actions: { raise: { set: { total: 1 } } } }),
  // @ts-expect-error: both sets and removes
  () => defineEntity({ ...base, fields, list, actions: { both: { set: { isOpen: 1 }, remove: true } } }),
  // @ts-expect-error: reads an unknown field of the row
  () => defineEntity({ ...shown, actions: { open: { when: (order) => order.price > 1, set: { isOpen: 1 } } } }),
  // @ts-expect-error: unknown filter kind
  () => defineEntity({ ...bare, list: { ...list, filters: { search: { kind: 'fulltext', paths: ['name'] } } } }),
  // @ts-expect-error: title from an unknown field
  () => defineEntity({ ...base, title: (order) => order.label, fields, list, actions: {} }),
  // @ts-expect-error: edits a text that is read-only
  () => defineEntity({ ...shown, actions: { note: { text: 'createdAt' } } }),
  // @ts-expect-error: edits a text in a field that is not a text
  () => defineEntity({ ...shown, actions: { note: { text: 'isOpen' } } }),
  // @ts-expect-error: edits a text in bulk
  () => defineEntity({ ...shown, actions: { note: { text: 'name', bulk: true } } }),
  // @ts-expect-error: selects a record for a field that is not a reference
  () => defineEntity({ ...shown, actions: { move: { choose: 'name', sends: 'productId', from: 'products' } } }),
  // @ts-expect-error: sends an id in a read-only field
  () => defineEntity({ ...shown, actions: { move: { choose: 'product', sends: 'shopId', from: 'products' } } }),
  // @ts-expect-error: sends an id in a field that is not a text
  () => defineEntity({ ...shown, actions: { move: { choose: 'product', sends: 'isOpen', from: 'products' } } }),
  // @ts-expect-error: posts a read-only field
  () => defineEntity({ ...shown, write: { ...base.write, posts: { total: 'total' } }, actions: {} }),
  // @ts-expect-error: flags a field that is not a text
  () => defineEntity({ ...shown, flags: { texts: ['total'] }, actions: {} }),
  // @ts-expect-error: unknown field of pending records
  () => defineEntity({ ...bare, list: { ...list, waitsFor: 'price' } }),
  // @ts-expect-error: form field that the POST does not accept
  () => defineEntity({ ...added, create: { fields: { name: text80, price: { kind: 'count' } }, defaults: {} } }),
  // @ts-expect-error: unknown kind of a form field
  () => defineEntity({ ...added, create: { fields: { name: { kind: 'fancy' } }, defaults: {} } }),
  // @ts-expect-error: choice without choices
  () => defineEntity({ ...added, create: { fields: { name: { kind: 'choice' } }, defaults: {} } }),
  // @ts-expect-error: record without a source
  () => defineEntity({ ...added, create: { fields: { name: { kind: 'record' } }, defaults: {} } }),
  // @ts-expect-error: source of a form field that is not a record
  () => defineEntity({ ...added, create: { fields: { name: { kind: 'text', from: 'products' } }, defaults: {} } }),
  // @ts-expect-error: minimum of a text
  () => defineEntity({ ...added, create: { fields: { name: { kind: 'text', min: 1 } }, defaults: {} } }),
  // @ts-expect-error: unknown kind of a config field
  (): ConfigFields => ({ size: { kind: 'line', max: 80 } }),
  // @ts-expect-error: config field without a default
  (): ConfigFields => ({ size: { kind: 'count', unit: 'days', min: 1, max: 9 } }),
  // @ts-expect-error: config of a wrong field name
  (config: ConfigOf<typeof sizeFields>) => config.length,
];

describe('defineEntity', () => {
  it('is type-checked', () => {
    expect(refused).toHaveLength(32);
  });

  it('returns a valid declaration unchanged', () => {
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

  it('rejects contradictions at startup with entity and location', () => {
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
