import { describe, expect, it } from 'vitest';
import { importKinds } from '../../../../resources/imports';
import { compareWithCustomers, toKnownCustomers } from '../../../../src/features/imports/table/compareWithStore';

const balances = toKnownCustomers([
  { email: ' Ada@Shop.example', points: 100 },
  { email: 'lin@shop.example', points: -20 },
]);

describe('compareWithCustomers', () => {
  it('matches by email, ignoring case and whitespace', () => {
    const rows = [
      { email: 'ada@shop.example', points: 5 },
      { email: 'new@shop.example', points: 5 },
    ];
    expect(compareWithCustomers(rows, importKinds.points, balances)).toEqual({
      known: 1,
      added: 1,
      holders: 1,
      raised: 1,
      below: 0,
      balances: { 'ada@shop.example': 100 },
    });
  });

  it.each([
    ['the last point is deducted', 'ada@shop.example', -100, 0],
    ['more is deducted than available', 'ada@shop.example', -101, 1],
    ['points are deducted from a new customer', 'new@shop.example', -1, 1],
    ['something is given where less than none is', 'lin@shop.example', 5, 0],
  ])('counts negative balances if %s', (_case, email, points, below) => {
    expect(compareWithCustomers([{ email, points }], importKinds.points, balances).below).toBe(below);
  });

  it('uses the email field of the kind, with and without points', () => {
    const rows = [{ emailAddress: 'LIN@shop.example' }, { emailAddress: 'x@shop.example', points: 3 }];
    expect(compareWithCustomers(rows, importKinds.customers, balances)).toEqual({
      known: 1,
      added: 1,
      holders: 1,
      raised: 0,
      below: 0,
      balances: { 'lin@shop.example': -20 },
    });
  });
});
