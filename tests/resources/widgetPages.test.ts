import { describe, expect, it } from 'vitest';
import { findConfigIssue, getDefault } from '../../resources/config/configShape';
import { getShopperText } from '../../resources/storefront/texts';
import { findWidgetType, isOtherWidget, widgetPages, widgetTypes } from '../../resources/widgetPages';
import { allWidgetFields, parseWidgetValues } from '../../resources/widgetPages/widgetPage';

describe('widget pages', () => {
  it('[WID-01] are eight', () => {
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
    expect(findWidgetType('toString')).toBeNull();
    expect(findWidgetType(null)).toBeNull();
  });

  describe.each(Object.entries(widgetPages))('%s', (_type, page) => {
    it('has valid defaults, except for required inputs', () => {
      for (const [name, field] of Object.entries(allWidgetFields(page))) {
        const fault = findConfigIssue(field, getDefault(field));
        const isRequiredText = field.kind === 'paths' || (field.kind === 'text' && !field.optional);
        expect([name, fault]).toEqual([name, isRequiredText ? { reason: 'missing' } : null]);
      }
    });

    it('replaces invalid values by defaults', () => {
      const atFirst = parseWidgetValues(page, {});
      const names = Object.keys(allWidgetFields(page));
      for (const wrong of [null, 7, 'x', [], {}, { valueOf: 1 }]) {
        const data = Object.fromEntries(names.map((name) => [name, typeof wrong === 'number' ? -7 : wrong]));
        const read: Readonly<Record<string, unknown>> = parseWidgetValues(page, data);
        for (const [name, field] of Object.entries(allWidgetFields(page))) {
          if ((field.kind === 'paths' || field.kind === 'text') && wrong === 'x') continue;
          expect([name, read[name]]).toEqual([name, Object(atFirst)[name]]);
        }
      }
      expect(parseWidgetValues(page, null)).toEqual(atFirst);
    });

    it('lists existing texts once', () => {
      for (const key of page.texts) expect([key, getShopperText(key)]).toEqual([key, expect.anything()]);
      expect(new Set(page.texts).size).toBe(page.texts.length);
    });

    it('has unique field names', () => {
      const names = Object.values(page.controls).flatMap((fields) => Object.keys(fields));
      expect(new Set(names).size).toBe(names.length);
      expect(names).not.toContain('texts');
    });
  });
});

describe('isOtherWidget', () => {
  it('[OTH-01] is true for types without a page of their own', () => {
    const types = ['ReviewAndFAQ', 'instagram', 'form', 'automation', 'PointsBanner', 'CountdownBanner', null];
    expect(types.filter((type) => isOtherWidget({ type }))).toEqual(['PointsBanner', 'CountdownBanner', null]);
  });
});

describe.each([
  ['instagramAccount', '@nordlys.home', null],
  ['instagramAccount', ' nordlys_1 ', null],
  ['instagramAccount', 'https://instagram.com/nordlys', { reason: 'notAnAccount' }],
  ['instagramAccount', 'two words', { reason: 'notAnAccount' }],
  ['instagramAccount', ' ', { reason: 'missing' }],
  ['hashtags', '#nordlys, interior #häkeln شاي', null],
  ['hashtags', '#one#two', null],
  ['hashtags', '# one', { reason: 'notAHashtag' }],
  ['hashtags', 'a-b', { reason: 'notAHashtag' }],
] as const)('text format %s of %j', (format, text, fault) => {
  it('[INS-01] is checked', () => expect(findConfigIssue({ kind: 'text', max: 200, format }, text)).toEqual(fault));
});

describe('parsePaths', () => {
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
    expect(findConfigIssue({ kind: 'paths', max: 4000 }, text)).toEqual(fault);
  });
});
