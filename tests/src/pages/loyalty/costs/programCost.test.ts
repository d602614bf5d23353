import { describe, expect, it } from 'vitest';
import { costFigures } from '../../../../../src/pages/loyalty/costs/costFigures';
import { programCost } from '../../../../../src/pages/loyalty/costs/programCost';
import { readFigure, writeFigure } from '../../../../../src/pages/loyalty/costs/typedFigure';
import { program, reward, task } from '../programs';

const known = { orders: 1000, averageOrderValue: 50, takeUp: 0.5, redemption: 0.6 };
const figuresOf = (
  ...[drafted, saved = drafted]: Parameters<typeof costFigures> | [Parameters<typeof costFigures>[0]]
) => Object.fromEntries(costFigures(drafted, saved).map((figure) => [figure.name, figure]));

describe('what a programme costs, as it is told', () => {
  it('needs its figures: what lacks one is not told, and says which', () => {
    const { cost, extraOrders, owed } = figuresOf(programCost(program(), known));
    expect(cost).toMatchObject({ value: expect.closeTo(750), missing: [], change: null });
    expect(extraOrders).toMatchObject({ value: null, missing: ['margin'] });
    expect(owed).toMatchObject({ value: null, missing: ['redeemedWithin', 'pointsOwed'] });
    const shipped = program({ rewards: [reward({ type: 'free_shipping' })] });
    expect(figuresOf(programCost(shipped, known))['cost']).toMatchObject({ value: null, missing: ['shippingCost'] });
    const short = programCost(program({ settings: { expiresAfterMonths: 3 } }), known);
    expect(short.missing.cost).toEqual(['redeemedWithin']);
  });

  it('tells how much it is more or less than the saved programme', () => {
    const saved = programCost(program(), known);
    const drafted = programCost(program({ tasks: [task({ points: 2 })] }), known);
    expect(figuresOf(drafted, saved)['cost']?.change).toBeCloseTo(750);
    expect(figuresOf(saved, drafted)['payout']?.change).toBeCloseTo(-0.03);
    // What the saved programme costs is not known here: there is nothing to hold it against.
    const unknown = programCost(program({ rewards: [reward({ type: 'free_shipping' })] }), known);
    expect(figuresOf(saved, unknown)['cost']?.change).toBeNull();
  });
});

describe('a figure that is typed', () => {
  const euro = { currency: 'EUR', locale: 'en' };

  it('is a share where it is percent, and comes back as it was typed', () => {
    expect(readFigure('margin', '35', euro)).toEqual({ value: 0.35 });
    expect(writeFigure('margin', 0.35, euro)).toBe('35');
    expect(readFigure('averageOrderValue', '49,95', euro)).toEqual({ value: 49.95 });
    expect(writeFigure('averageOrderValue', 29.948, euro)).toBe('29.95');
    expect(writeFigure('orders', undefined, euro)).toBe('');
  });

  it('is none when emptied, and has its limits', () => {
    expect(readFigure('orders', ' ', euro)).toEqual({ value: null });
    expect(readFigure('orders', '1,000', euro)).toEqual({ fault: 'decimals' });
    expect(readFigure('orders', 'many', euro)).toEqual({ fault: 'notNumber' });
    expect(readFigure('margin', '101', euro)).toEqual({ fault: 'tooLarge' });
    expect(readFigure('orders', '-1', euro)).toEqual({ fault: 'tooSmall' });
    expect(readFigure('redeemedWithin', '0', euro)).toEqual({ fault: 'tooSmall' });
    expect(readFigure('averageOrderValue', '1.5', { currency: 'JPY', locale: 'en' })).toEqual({ fault: 'decimals' });
  });
});
