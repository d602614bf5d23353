import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEntity, type Entity } from '../../../../resources/entity';
import { id, text } from '../../../../resources/shapes';
import { validateDraft } from '../../../../src/engine/create/validateDraft';

const draft = z.strictObject({
  title: z.string().check(z.maxLength(20)),
  amount: z.optional(z.number().check(z.minimum(1))),
  mail: z.optional(z.email()),
  isOn: z.optional(z.boolean()),
  status: z.literal('draft'),
});

const entity: Entity = defineEntity({
  name: 'notes',
  row: z.object({ _id: id, title: text }),
  draft,
  title: ({ title }) => title,
  read: { from: 'graphql', list: 'notes', arguments: {} },
  write: { path: 'notes', answer: 'note', change: z.strictObject({}) },
  fields: { title: { kind: 'text' } },
  list: { columns: ['title'], filters: {}, sorts: {}, views: {}, debounce: 200 },
  actions: {},
  create: {
    fields: {
      title: { kind: 'text', required: true },
      amount: { kind: 'points', min: 1 },
      mail: { kind: 'email' },
      isOn: { kind: 'boolean' },
    },
    defaults: { status: 'draft' },
  },
}) as Entity;

const now = new Date(2026, 2, 12, 9, 30);
const check = (values: Record<string, unknown>) => validateDraft(entity, values, (key) => key, now);
const faults = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(check(values).errors).map(([name, error]) => [name, error?.message]));

describe('checking what a form holds', () => {
  it('names what is missing, no number, too small, or not what the entity takes', () => {
    const good = { title: 'A', status: 'draft' };
    expect(faults({ ...good, title: '  ' })).toEqual({ title: 'create.fault.required' });
    expect(faults({ ...good, amount: 'many' })).toEqual({ amount: 'create.fault.number' });
    expect(faults({ ...good, amount: 0 })).toEqual({ amount: 'create.fault.invalid' });
    expect(faults({ ...good, amount: Number.POSITIVE_INFINITY })).toEqual({ amount: 'create.fault.invalid' });
    expect(faults({ ...good, mail: 'nobody' })).toEqual({ mail: 'create.fault.invalid' });
    expect(faults({ ...good, title: 'x'.repeat(21) })).toEqual({ title: 'create.fault.invalid' });
    expect(faults(good)).toEqual({});
  });

  it('sends what is filled, and false is filled', () => {
    expect(check({ title: 'A', status: 'draft', amount: '', mail: null, isOn: false }).values).toEqual({
      title: 'A',
      status: 'draft',
      isOn: false,
    });
  });

  it('never stops a form without saying so at one of its fields', () => {
    const value = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null), fc.constant(undefined));
    const values = fc.dictionary(fc.constantFrom('title', 'amount', 'mail', 'isOn', 'status', 'unknown'), value);
    fc.assert(
      fc.property(values, (given) => {
        const { errors, values: sent } = check(given);
        for (const name of Object.keys(errors)) expect(['title', 'amount', 'mail', 'isOn']).toContain(name);
        if (Object.keys(errors).length > 0) expect(sent).toEqual({});
        else for (const [name, one] of Object.entries(sent)) expect(one).toBe(given[name]);
      }),
    );
  });
});
