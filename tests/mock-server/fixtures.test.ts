import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeFixtures } from '../../mock-server/fixtures/makeFixtures';
import { instant } from '../../mock-server/fixtures/times';
import { entities } from '../../resources';
import { rewardTaskTypes } from '../../resources/rewards';

const now = Date.parse('2026-11-21T10:00:00.000Z');
const make = (seed = 1) => makeFixtures(entities, { sizes: {}, seed, now });
const [first, second] = [...make().values()];
const rows = (name: string) => [...(first?.rows[name] ?? [])];
const count = (name: string, test: (row: Readonly<Record<string, unknown>>) => boolean) =>
  rows(name).filter(test).length;
const values = (name: string, field: string) => new Set(rows(name).map((row) => row[field]));

describe('an instant', () => {
  it('is written as Date writes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 4e12 }), (at) => {
        expect(instant(at)).toBe(new Date(at).toISOString());
      }),
    );
    expect(instant(now + 5, now)).toBe(new Date(now).toISOString());
  });
});

describe('the shops that are made up', () => {
  it('have the sizes that are promised', () => {
    expect(rows('customers')).toHaveLength(2000);
    expect(rows('product-reviews')).toHaveLength(4218);
    expect(count('product-reviews', (row) => row['status'] === 'pending')).toBe(24);
    expect(rows('faq')).toHaveLength(312);
    expect(count('faq', (row) => row['answer'] === null)).toBe(6);
    expect(rows('rewards')).toHaveLength(6000);
    expect(count('rewards', (row) => row['status'] === 'pending')).toBe(9);
  });

  it('hold everything that a screen must bear', () => {
    expect([...values('rewards', 'task_type')].sort()).toEqual([...rewardTaskTypes, null].sort());
    expect([...values('rewards', 'type')].sort()).toEqual(['coupon_code', 'points']);
    const discounts = new Set(rows('rewards').map((row) => Object(row['discountConfig'])['discountType']));
    expect([...discounts].sort()).toEqual(['fixed_amount', 'free_product', 'free_shipping', 'percentage', undefined]);
    expect(count('rewards', (row) => Number(row['amount']) < 0)).toBeGreaterThan(100);
    expect(count('customers', (row) => Number(row['totalPoints']) < 0)).toBeGreaterThan(5);
    expect(values('product-reviews', 'status')).toContain('spam_check');
    expect(values('faq', 'status')).toContain('spam_check');
    for (const [name, field] of [
      ['customers', 'name'],
      ['customers', 'emailAddress'],
      ['product-reviews', 'title'],
      ['product-reviews', 'product'],
      ['product-reviews', 'customer'],
      ['rewards', 'customer'],
    ] as const) {
      expect(values(name, field), `${name}.${field}`).toContain(null);
    }
    const texts = JSON.stringify(first?.rows);
    for (const piece of ['<script>', '\\u202e', 'محمد', '花子', '👩‍👩‍👧‍👦', '=HYPERLINK', 'javascript:']) {
      expect(texts.toLowerCase()).toContain(piece === '\\u202e' ? '\u202e' : piece.toLowerCase());
    }
    expect(Math.max(...rows('product-reviews').map((row) => String(row['description']).length))).toBeGreaterThan(5000);
  });

  it('let what waits be recent, and nothing be in the future', () => {
    const threeDaysAgo = new Date(now - 4.1 * 24 * 3_600_000).toISOString();
    const waiting = [
      ...rows('product-reviews').filter((row) => row['status'] === 'pending'),
      ...rows('rewards').filter((row) => row['status'] === 'pending'),
      ...rows('faq').filter((row) => row['answer'] === null),
    ];
    for (const row of waiting) expect(String(row['createdAt']) > threeDaysAgo).toBe(true);
    for (const name of ['customers', 'product-reviews', 'faq', 'rewards']) {
      for (const row of rows(name)) expect(Date.parse(String(row['createdAt']))).toBeLessThanOrEqual(now);
    }
  });

  it('are the same for the same seed, and others for another', () => {
    expect([...make().values()]).toEqual([first, second]);
    const [other] = [...make(2).values()];
    expect(other?.rows['customers']).not.toEqual(first?.rows['customers']);
  });

  it('count reviews and questions on their customers', () => {
    const total = (field: string) => rows('customers').reduce((sum, row) => sum + Number(row[field]), 0);
    expect(total('totalReviews')).toBe(count('product-reviews', (row) => row['customer'] !== null));
    expect(total('totalFaq')).toBe(count('faq', (row) => row['customer'] !== null));
  });

  it('never give an id twice', () => {
    const all = [first, second].flatMap((site) =>
      Object.values(site?.rows ?? {}).flatMap((list) => list.map((row) => row._id)),
    );
    expect(new Set(all).size).toBe(all.length);
    const attachments = rows('product-reviews').flatMap((row) =>
      Array.isArray(row['attachments']) ? row['attachments'] : [],
    );
    expect(new Set(attachments.map((one: { _id: string }) => one._id)).size).toBe(attachments.length);
  });

  it('name entity, row and field of a row that does not fit', () => {
    const extraRows = () => ({ faq: [{ _id: 'q1', isFeatured: 7 }] });
    expect(() => makeFixtures(entities, { sizes: {}, seed: 1, now, extraRows })).toThrow(/faq q1: isFeatured/);
  });
});
