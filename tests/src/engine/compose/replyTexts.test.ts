import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { charactersLeft, countText } from '../../../../src/engine/compose/countText';
import { faultsOf, move, put, remove } from '../../../../src/engine/compose/replies/replyChanges';
import { slashAt } from '../../../../src/engine/compose/replies/slash';
import { fill, unknownIn, valuesOf } from '../../../../src/engine/compose/replies/variables';
import { recordOf } from '../../../support/records';
import { reviews } from './composeWorld';

const usual = { 'customer.firstName': 'there', 'customer.name': 'there', 'product.name': 'this', 'shop.name': 'us' };
const valuesWith = (customer: object | null) =>
  valuesOf(reviews, recordOf(reviews, 'r1', { customer: customer && { _id: 'c1', ...customer } }), 'Nordlys');

describe('the variables of a saved reply', () => {
  it.each([
    [{ firstName: 'Anna', name: 'Anna Vik' }, 'Anna'],
    [{ name: 'Anna Vik' }, 'Anna'],
    [{ firstName: ' \u202eAnna\n ' }, 'Anna'],
    [{ name: 'anna@example.com' }, 'there'],
    [{ firstName: '  ' }, 'there'],
    [null, 'there'],
  ])('stand for what is known of %o', (customer, name) => {
    expect(fill('Hi {{ customer.firstName }}', valuesWith(customer), usual)).toBe(`Hi ${name}`);
  });

  it('are filled in once: a name that looks like one is a name', () => {
    const values = valuesWith({ firstName: '{{shop.name}}' });
    expect(fill('{{customer.firstName}} $& {{customer.firstName|x}}', values, usual)).toBe(
      '{{shop.name}} $& {{shop.name}}',
    );
  });

  it('leave every other text as it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/\{\{\s*(customer|product|shop)\./.test(text));
        expect(fill(text, valuesWith(null), usual)).toBe(text);
      }),
    );
    expect(unknownIn('{{customer.firstName|a}} {{nobody}} {{ shop.name }} {{nobody}}')).toEqual(['{{nobody}}']);
  });
});

describe('a slash', () => {
  it.each([
    ['/', 1, ''],
    ['Hi /tha', 7, 'tha'],
    ['Hi\n/size help', 13, 'size help'],
    ['/tha later', 4, 'tha'],
  ])('asks in %j at %i', (text, caret, query) => {
    expect(slashAt(text, caret)).toEqual({ from: caret - query.length - 1, to: caret, query });
  });

  it.each([
    ['and/or', 6],
    ['1 / 2', 5],
    ['/ ', 2],
    ['//', 2],
    ['/a\nb', 4],
    ['/tha', 0],
  ])('does not ask in %j at %i', (text, caret) => {
    expect(slashAt(text, caret)).toBeNull();
  });
});

describe('changes of the saved replies', () => {
  const list = fc
    .uniqueArray(fc.nat(50), { maxLength: 8 })
    .map((ids) => ids.map((id) => ({ _id: `s${id}`, name: `Reply ${id}`, text: 'Hi' })));

  it('move one, and lose none', () => {
    fc.assert(
      fc.property(list, fc.nat(8), fc.constantFrom(-1 as const, 1 as const), (replies, at, by) => {
        const id = replies[at]?._id ?? 'nobody';
        const moved = move(id, by)(replies);
        expect(new Set(moved)).toEqual(new Set(replies));
        expect(moved).toHaveLength(replies.length);
        if (replies[at] && replies[at + by]) expect(move(id, by === 1 ? -1 : 1)(moved)).toEqual(replies);
      }),
    );
  });

  it('put one in its place or last, once however often, and take it off again', () => {
    fc.assert(
      fc.property(list, fc.nat(60), (replies, id) => {
        const change = put(`s${id}`, { name: ' New ', text: 'Hello' });
        const once = change(replies);
        expect(change(once)).toEqual(once);
        expect(once.filter(({ _id }) => _id === `s${id}`)).toEqual([{ _id: `s${id}`, name: 'New', text: 'Hello' }]);
        expect(remove(`s${id}`)(once)).toEqual(replies.filter(({ _id }) => _id !== `s${id}`));
      }),
    );
  });

  it('are refused beyond the limits, counted as people count', () => {
    const family = '👩‍👩‍👧‍👦';
    expect(faultsOf({ name: family.repeat(60), text: family.repeat(2000) }, null, [])).toEqual([]);
    expect(faultsOf({ name: family.repeat(61), text: family.repeat(2001) }, null, [])).toEqual([
      'nameLong',
      'textLong',
    ]);
    const full = Array.from({ length: 100 }, (_, at) => ({ _id: `s${at}`, name: `R${at}`, text: 'Hi' }));
    expect(faultsOf({ name: ' r1 ', text: 'x' }, null, full)).toEqual(['nameTaken', 'tooMany']);
    expect(faultsOf({ name: 'R1', text: 'x' }, 's1', full)).toEqual([]);
  });
});

describe('the characters of a text', () => {
  it('are those that people count', () => {
    expect(countText('👩‍👩‍👧‍👦é🇳🇴')).toBe(3);
  });

  it('are told only near a limit, and beyond it', () => {
    expect(charactersLeft('a'.repeat(84), 100)).toBeNull();
    expect(charactersLeft('a'.repeat(90), 100)).toBe(10);
    expect(charactersLeft('a'.repeat(103), 100)).toBe(-3);
    expect(charactersLeft('👩‍👩‍👧‍👦'.repeat(20), 100)).toBeNull();
    expect(charactersLeft('a'.repeat(9999), undefined)).toBeNull();
  });
});
