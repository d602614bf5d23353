import { describe, expect, it } from 'vitest';
import { computeProgramCost } from '../../../../../src/features/loyalty/costs/computeProgramCost';
import { toCostMetrics } from '../../../../../src/features/loyalty/costs/costMetrics';
import { formatMetric, parseMetric } from '../../../../../src/features/loyalty/costs/MetricField';
import { program, reward, task } from '../programs';

const known = { orders: 1000, averageOrderValue: 50, memberOrderShare: 0.5, redemption: 0.6 };
const getFigures = (
  drafted: ReturnType<typeof computeProgramCost>,
  saved: ReturnType<typeof computeProgramCost> = drafted,
) => Object.fromEntries(toCostMetrics(drafted, saved, 'EUR').map((figure) => [figure.name, figure]));

describe('toCostMetrics', () => {
  it('returns null with the missing metrics', () => {
    const { cost, extraOrders, owed } = getFigures(computeProgramCost(program(), known));
    expect(cost).toMatchObject({ value: expect.closeTo(750), missing: [], change: null });
    expect(extraOrders).toMatchObject({ value: null, missing: ['margin'] });
    expect(owed).toMatchObject({ value: null, missing: ['redeemedWithin', 'pointsOwed'] });
    const shipped = program({ rewards: [reward({ type: 'free_shipping' })] });
    expect(getFigures(computeProgramCost(shipped, known))['cost']).toMatchObject({
      value: null,
      missing: ['shippingCost'],
    });
    const short = computeProgramCost(program({ settings: { expiresAfterMonths: 3 } }), known);
    expect(short.missing.cost).toEqual(['redeemedWithin']);
  });

  it('returns the difference from the saved program', () => {
    const saved = computeProgramCost(program(), known);
    const drafted = computeProgramCost(program({ tasks: [task({ points: 2 })] }), known);
    expect(getFigures(drafted, saved)['cost']?.change).toBeCloseTo(750);
    expect(getFigures(saved, drafted)['payout']?.change).toBeCloseTo(-0.03);
    // Costs of 749.996 and 747.504 are shown as €750 and €747.50.
    const [costly, cheaper] = [749.996, 747.504].map((cost) =>
      computeProgramCost(program({ rewards: [reward({ config: { value: cost / 150 } })] }), known),
    );
    expect(costly && getFigures(costly, cheaper)['cost']?.change).toBeCloseTo(2.5, 6);
    // The cost of the saved program is unknown, so there is no difference.
    const unknown = computeProgramCost(program({ rewards: [reward({ type: 'free_shipping' })] }), known);
    expect(getFigures(saved, unknown)['cost']?.change).toBeNull();
    expect(getFigures(unknown, saved)['cost']?.change).toBeNull();
  });
});

describe('the figures', () => {
  it('have a format, and say what they need', () => {
    const figures = toCostMetrics(computeProgramCost(program(), {}), computeProgramCost(program(), {}), 'EUR');
    expect(
      figures.map(({ name, kind, missing }) => [
        name,
        kind,
        missing.includes('margin'),
        missing.includes('pointsOwed'),
      ]),
    ).toEqual([
      ['cost', 'money', false, false],
      ['payout', 'share', false, false],
      ['costPerOrder', 'money', false, false],
      ['extraOrders', 'count', true, false],
      ['issued', 'points', false, false],
      ['redeemed', 'points', false, false],
      ['owed', 'points', false, true],
      ['owedCost', 'money', false, true],
    ]);
  });
});

describe('parseMetric and formatMetric', () => {
  const euro = { currency: 'EUR', locale: 'en' };

  it('converts percentages to shares and back', () => {
    expect(parseMetric('margin', '35', euro)).toEqual({ value: 0.35 });
    expect(formatMetric('margin', 0.35, euro)).toBe('35');
    expect(parseMetric('averageOrderValue', '49,95', euro)).toEqual({ value: 49.95 });
    expect(formatMetric('averageOrderValue', 29.948, euro)).toBe('29.95');
    expect(formatMetric('orders', undefined, euro)).toBe('');
  });

  it('uses the decimals of the currency for money, and two for others', () => {
    const yen = { currency: 'JPY', locale: 'en' };
    expect(parseMetric('margin', '12.25', yen)).toEqual({ value: 0.1225 });
    expect(parseMetric('margin', '12.255', euro)).toEqual({ issue: 'decimals' });
    expect(formatMetric('averageOrderValue', 1500.4, yen)).toBe('1500');
    expect(formatMetric('margin', 0.12345, yen)).toBe('12.35');
  });

  it.each([
    ['margin', '100', 1],
    ['margin', '0', 0],
    ['orders', '0', 0],
    ['redeemedWithin', '1', 1],
    ['orders', '1000000000', 1e9],
  ] as const)('takes the limit of %s: %s', (name, text, value) => {
    expect(parseMetric(name, text, euro)).toEqual({ value });
  });

  it('accepts empty input and validates limits', () => {
    expect(parseMetric('orders', ' ', euro)).toEqual({ value: null });
    expect(parseMetric('orders', '1,000', euro)).toEqual({ value: 1000 });
    expect(parseMetric('orders', 'many', euro)).toEqual({ issue: 'notNumber' });
    expect(parseMetric('margin', '101', euro)).toEqual({ issue: 'tooLarge' });
    expect(parseMetric('orders', '-1', euro)).toEqual({ issue: 'tooSmall' });
    expect(parseMetric('redeemedWithin', '0', euro)).toEqual({ issue: 'tooSmall' });
    expect(parseMetric('averageOrderValue', '1.5', { currency: 'JPY', locale: 'en' })).toEqual({ issue: 'decimals' });
  });
});
