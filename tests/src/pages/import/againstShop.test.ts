import { describe, expect, it } from 'vitest';
import { importKinds } from '../../../../resources/imports';
import { againstShop } from '../../../../src/pages/import/table/againstShop';

const customers = [
  { email: ' Ada@Shop.example', points: 100 },
  { email: 'lin@shop.example', points: -20 },
];

describe('rows against the customers of the shop', () => {
  it('are told apart by address, without regard to capitals and blanks', () => {
    const rows = [
      { email: 'ada@shop.example', points: 5 },
      { email: 'new@shop.example', points: 5 },
    ];
    expect(againstShop(rows, importKinds.points, customers)).toEqual({ known: 1, added: 1, below: 0 });
  });

  it.each([
    ['the last point is taken', 'ada@shop.example', -100, 0],
    ['more is taken than there is', 'ada@shop.example', -101, 1],
    ['something is taken of nobody', 'new@shop.example', -1, 1],
    ['something is given where less than none is', 'lin@shop.example', 5, 0],
  ])('fall below zero or not where %s', (_case, email, points, below) => {
    expect(againstShop([{ email, points }], importKinds.points, customers).below).toBe(below);
  });

  it('are compared by the address of their own kind, with and without points', () => {
    const rows = [{ emailAddress: 'LIN@shop.example' }, { emailAddress: 'x@shop.example', points: 3 }];
    expect(againstShop(rows, importKinds.customers, customers)).toEqual({ known: 1, added: 1, below: 0 });
  });
});
