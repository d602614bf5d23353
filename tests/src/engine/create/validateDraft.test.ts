import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEntity, type Entity } from '../../../../resources/entity';
import { id, text } from '../../../../resources/shapes';
import { validateDraft } from '../../../../src/engine/create/formValue';

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
  write: { path: 'notes', responseKey: 'note', change: z.strictObject({}) },
  fields: { title: { kind: 'text' } },
  list: { columns: ['title'], filters: {}, sorts: {}, views: {}, debounce: 200 },
  actions: {},
  create: {
    fields: {
      title: { kind: 'text', required: true },
      amount: { kind: 'count', unit: 'points', min: 1 },
      mail: { kind: 'email' },
      isOn: { kind: 'boolean' },
    },
    defaults: { status: 'draft' },
  },
}) as Entity;

const now = new Date(2026, 2, 12, 9, 30);
const check = (values: Record<string, unknown>) => validateDraft(entity, values, (key) => key, now);
const findIssues = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(check(values).errors).map(([name, error]) => [name, error?.message]));

describe('validating a form', () => {
  it('reports values that are missing, not a number, too small, or rejected by the entity', () => {
    const validDraft = { title: 'A', status: 'draft' };
    expect(findIssues({ ...validDraft, title: '  ' })).toEqual({ title: 'fieldErrors.required' });
    expect(findIssues({ ...validDraft, amount: 'many' })).toEqual({ amount: 'fieldErrors.number' });
    expect(findIssues({ ...validDraft, amount: 0 })).toEqual({ amount: 'fieldErrors.invalid' });
    expect(findIssues({ ...validDraft, amount: Number.POSITIVE_INFINITY })).toEqual({ amount: 'fieldErrors.invalid' });
    expect(findIssues({ ...validDraft, mail: 'nobody' })).toEqual({ mail: 'fieldErrors.invalid' });
    expect(findIssues({ ...validDraft, title: 'x'.repeat(21) })).toEqual({ title: 'fieldErrors.invalid' });
    expect(findIssues(validDraft)).toEqual({});
  });

  it('sends all values that are set, including false', () => {
    expect(check({ title: 'A', status: 'draft', amount: '', mail: null, isOn: false }).values).toEqual({
      title: 'A',
      status: 'draft',
      isOn: false,
    });
  });

  it('always reports at least one field error for invalid input', () => {
    const value = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null), fc.constant(undefined));
    const values = fc.dictionary(fc.constantFrom('title', 'amount', 'mail', 'isOn', 'status', 'unknown'), value);
    fc.assert(
      fc.property(values, (input) => {
        const { errors, values: sent } = check(input);
        for (const name of Object.keys(errors)) expect(['title', 'amount', 'mail', 'isOn']).toContain(name);
        if (Object.keys(errors).length > 0) expect(sent).toEqual({});
        else for (const [name, item] of Object.entries(sent)) expect(item).toBe(input[name]);
      }),
    );
  });
});
