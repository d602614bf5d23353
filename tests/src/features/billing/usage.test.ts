import { describe, expect, it } from 'vitest';
import { forecastUsage, getUsageLevel } from '../../../../src/features/billing/PlanCards';

const plan = { name: 'Growth', price: 79, currency: 'EUR', interval: 'month', renewsAt: '2026-12-01T00:00:00.000Z' };
const usage = { metric: 'orders', used: 100, limit: 200, atLimit: null };
const middle = Date.parse('2026-11-16T00:00:00.000Z');

describe('getUsageLevel', () => {
  it.each([
    [79, 100, 'fine'],
    [80, 100, 'fine'],
    [81, 100, 'near'],
    [99, 100, 'near'],
    [100, 100, 'reached'],
    [101, 100, 'exceeded'],
    [5, 0, 'exceeded'],
    [5, null, 'unlimited'],
    [null, 100, 'unlimited'],
  ] as const)('of %s of %s is %s', (used, limit, level) => {
    expect(getUsageLevel({ used, limit })).toBe(level);
  });
});

describe('forecastUsage', () => {
  it('extrapolates the pace of the month', () => {
    expect(forecastUsage(usage, plan, middle)).toBe(200);
    // From February 28.
    const march = { ...plan, renewsAt: '2027-03-31T00:00:00.000Z' };
    expect(forecastUsage(usage, march, Date.parse('2027-03-15T12:00:00.000Z'))).toBe(200);
  });

  it('is null without a known period or pace', () => {
    expect(forecastUsage({ ...usage, metric: 'customers' }, plan, middle)).toBeNull();
    expect(forecastUsage({ ...usage, used: null }, plan, middle)).toBeNull();
    expect(forecastUsage(usage, null, middle)).toBeNull();
    expect(forecastUsage(usage, { ...plan, interval: 'year' }, middle)).toBeNull();
    expect(forecastUsage(usage, plan, Date.parse('2026-11-01T12:00:00.000Z'))).toBeNull();
    expect(forecastUsage(usage, plan, Date.parse('2026-12-02T00:00:00.000Z'))).toBeNull();
  });
});
