import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  charactersLeft,
  countText,
  moveReply,
  removeReply,
  upsertReply,
  validateReply,
} from '../../../../src/engine/compose/replies/replyChanges';
import { findSlashCommand } from '../../../../src/engine/compose/replies/useReplyPicker';
import {
  fillVariables,
  findUnknownVariables,
  getVariableValues,
  restoreVariables,
} from '../../../../src/engine/compose/replies/variables';
import { createRecord } from '../../../support/records';
import { reviews } from './composeHarness';

const fallbacks = {
  'customer.firstName': 'there',
  'customer.name': 'there',
  'product.name': 'this',
  'shop.name': 'us',
};
const valuesWith = (customer: object | null) =>
  getVariableValues(
    reviews,
    createRecord(reviews, 'r1', { customer: customer && { _id: 'c1', ...customer } }),
    'Nordlys',
  );

describe('the variables of a saved reply', () => {
  it.each([
    [{ firstName: 'Anna', name: 'Anna Vik' }, 'Anna'],
    [{ name: 'Anna Vik' }, 'Anna'],
    [{ firstName: ' \u202eAnna\n ' }, 'Anna'],
    [{ name: 'anna@example.com' }, 'there'],
    [{ firstName: '  ' }, 'there'],
    [null, 'there'],
  ])('are replaced by the values of %o', (customer, name) => {
    expect(fillVariables('Hi {{ customer.firstName }}', valuesWith(customer), fallbacks)).toBe(`Hi ${name}`);
  });

  it('are replaced once: a value that looks like a variable is not replaced', () => {
    const values = valuesWith({ firstName: '{{shop.name}}' });
    expect(fillVariables('{{customer.firstName}} $& {{customer.firstName|x}}', values, fallbacks)).toBe(
      '{{shop.name}} $& {{shop.name}}',
    );
  });

  it('leave any other text unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/\{\{\s*(customer|product|shop)\./.test(text));
        expect(fillVariables(text, valuesWith(null), fallbacks)).toBe(text);
      }),
    );
    expect(findUnknownVariables('{{product.name}} {{product.name\nand {{shop.name}')).toEqual([
      '{{product.name',
      '{{shop.name}',
    ]);
    expect(findUnknownVariables('{{customer.firstName|a}} {{nobody}} {{ shop.name }} {{nobody}}')).toEqual([
      '{{nobody}}',
    ]);
  });
});

describe('a text that is kept as a saved reply', () => {
  const values = { ...valuesWith({ firstName: 'Bo', name: 'Bo Vik' }), 'product.name': 'Wool hat (60% off)' };

  it('has variables in place of what belongs to one record', () => {
    expect(restoreVariables('Dear Bo Vik, thanks, Bo! Wool hat (60% off): Bob’s and Jumbo’s, too.', values)).toEqual({
      text: 'Dear {{customer.name}}, thanks, {{customer.firstName}}! {{product.name}}: Bob’s and Jumbo’s, too.',
      restored: ['Bo Vik', 'Wool hat (60% off)', 'Bo'],
    });
  });

  it('keeps the variables that it has, and everything else', () => {
    const odd = { ...values, 'customer.name': 'customer', 'customer.firstName': 'name' };
    expect(restoreVariables('{{customer.name}} name', odd).text).toBe('{{customer.name}} {{customer.firstName}}');
    expect(restoreVariables('Thank you!', values)).toEqual({ text: 'Thank you!', restored: [] });
    expect(restoreVariables('Bo', valuesWith(null))).toEqual({ text: 'Bo', restored: [] });
  });

  it('reads as before for the same record', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Bo', 'Bo Vik', ' ', 'Wool hat (60% off)', 'o', '.', '$&')), (parts) => {
        const text = parts.join('');
        expect(fillVariables(restoreVariables(text, values).text, values, fallbacks)).toBe(text);
      }),
    );
  });
});

describe('the slash trigger', () => {
  it.each([
    ['/', 1, ''],
    ['Hi /tha', 7, 'tha'],
    ['Hi\n/size help', 13, 'size help'],
    ['/tha later', 4, 'tha'],
  ])('opens the list for %j at %i', (text, caret, query) => {
    expect(findSlashCommand(text, caret)).toEqual({ from: caret - query.length - 1, to: caret, query });
  });

  it.each([
    ['and/or', 6],
    ['1 / 2', 5],
    ['/ ', 2],
    ['//', 2],
    ['/a\nb', 4],
    ['/tha', 0],
  ])('stays closed for %j at %i', (text, caret) => {
    expect(findSlashCommand(text, caret)).toBeNull();
  });
});

describe('changes of the saved replies', () => {
  const list = fc
    .uniqueArray(fc.nat(50), { maxLength: 8 })
    .map((ids) => ids.map((id) => ({ _id: `s${id}`, name: `Reply ${id}`, text: 'Hi' })));

  it('move one without losing any', () => {
    fc.assert(
      fc.property(list, fc.nat(8), fc.constantFrom(-1 as const, 1 as const), (replies, at, by) => {
        const id = replies[at]?._id ?? 'nobody';
        const moved = moveReply(id, by)(replies);
        expect(new Set(moved)).toEqual(new Set(replies));
        expect(moved).toHaveLength(replies.length);
        if (replies[at] && replies[at + by]) expect(moveReply(id, by === 1 ? -1 : 1)(moved)).toEqual(replies);
      }),
    );
  });

  it('insert one at an index or at the end, without duplicates, and remove it again', () => {
    fc.assert(
      fc.property(list, fc.nat(60), (replies, id) => {
        const change = upsertReply(`s${id}`, { name: ' New ', text: 'Hello' });
        const once = change(replies);
        expect(change(once)).toEqual(once);
        expect(once.filter(({ _id }) => _id === `s${id}`)).toEqual([{ _id: `s${id}`, name: 'New', text: 'Hello' }]);
        expect(removeReply(`s${id}`)(once)).toEqual(replies.filter(({ _id }) => _id !== `s${id}`));
      }),
    );
  });

  it('are rejected beyond the limits, counted in visible characters', () => {
    const family = '👩‍👩‍👧‍👦';
    expect(validateReply({ name: family.repeat(60), text: family.repeat(2000) }, null, [])).toEqual([]);
    expect(validateReply({ name: family.repeat(61), text: family.repeat(2001) }, null, [])).toEqual([
      'nameLong',
      'textLong',
    ]);
    const full = Array.from({ length: 100 }, (_, at) => ({ _id: `s${at}`, name: `R${at}`, text: 'Hi' }));
    expect(validateReply({ name: ' r1 ', text: 'x' }, null, full)).toEqual(['nameTaken', 'tooMany']);
    expect(validateReply({ name: 'R1', text: 'x' }, 's1', full)).toEqual([]);
  });
});

describe('the length of a text', () => {
  it('is counted in visible characters', () => {
    expect(countText('👩‍👩‍👧‍👦é🇳🇴')).toBe(3);
  });

  it('is only shown near the limit and beyond it', () => {
    expect(charactersLeft('a'.repeat(84), 100)).toBeNull();
    expect(charactersLeft('a'.repeat(90), 100)).toBe(10);
    expect(charactersLeft('a'.repeat(103), 100)).toBe(-3);
    expect(charactersLeft('👩‍👩‍👧‍👦'.repeat(20), 100)).toBeNull();
    expect(charactersLeft('a'.repeat(9999), undefined)).toBeNull();
  });
});
