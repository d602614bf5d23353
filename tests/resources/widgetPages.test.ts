import { describe, expect, it } from 'vitest';
import { configFault, defaultOf } from '../../resources/config/configShape';
import { shopperTextOf } from '../../resources/storefront/texts';
import { widgetPages, widgetTypeOf, widgetTypes } from '../../resources/widgetPages';
import { fieldsOf, readValues } from '../../resources/widgetPages/widgetPage';

describe('the pages of the widget editor', () => {
  it('[WID-01] are the eight of the specification', () => {
    expect(widgetTypes).toEqual([
      'BasicTheme',
      'ProductPageStarRating',
      'CollectionPageStarRating',
      'ReviewAndFAQ',
      'LoyaltyProgramLanding',
      'LoyaltyProgramDashboard',
      'LoyaltyCouponPopup',
      'LoyaltyProgramNotifier',
    ]);
    expect(widgetTypeOf('toString')).toBeNull();
    expect(widgetTypeOf(null)).toBeNull();
  });

  describe.each(Object.entries(widgetPages))('%s', (_type, page) => {
    it('begins with values that can be published, but for those that have to be asked for', () => {
      for (const [name, field] of Object.entries(fieldsOf(page))) {
        const fault = configFault(field, defaultOf(field));
        expect([name, fault]).toEqual([name, field.kind === 'paths' ? { reason: 'missing' } : null]);
      }
    });

    it('reads what makes no sense as it is at first', () => {
      const atFirst = readValues(page, {});
      const names = Object.keys(fieldsOf(page));
      for (const wrong of [null, 7, 'x', [], {}, { valueOf: 1 }]) {
        const data = Object.fromEntries(names.map((name) => [name, typeof wrong === 'number' ? -7 : wrong]));
        const read: Readonly<Record<string, unknown>> = readValues(page, data);
        for (const [name, field] of Object.entries(fieldsOf(page))) {
          if (field.kind === 'paths' && wrong === 'x') continue;
          expect([name, read[name]]).toEqual([name, Object(atFirst)[name]]);
        }
      }
      expect(readValues(page, null)).toEqual(atFirst);
    });

    it('says only texts that there are, each once', () => {
      for (const key of page.texts) expect([key, shopperTextOf(key)]).toEqual([key, expect.anything()]);
      expect(new Set(page.texts).size).toBe(page.texts.length);
    });

    it('has no value of two meanings', () => {
      const names = Object.values(page.controls).flatMap((fields) => Object.keys(fields));
      expect(new Set(names).size).toBe(names.length);
      expect(names).not.toContain('texts');
    });
  });
});

describe('paths of a shop', () => {
  it.each([
    ['/cart', null],
    ['/products/*\n\n /checkout ', null],
    ['/', null],
    ['', { reason: 'missing' }],
    ['cart', { reason: 'notAPath' }],
    ['/a b', { reason: 'notAPath' }],
    ['/a*b', { reason: 'notAPath' }],
    ['https://shop.example/cart', { reason: 'notAPath' }],
    [`/${'x'.repeat(4000)}`, { reason: 'tooLong', limit: 4000 }],
  ])('%j', (text, fault) => {
    expect(configFault({ kind: 'paths', max: 4000 }, text)).toEqual(fault);
  });
});
