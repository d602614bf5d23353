import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toRecordLink } from '../../../../src/engine/entity/recordLink';
import { isValidQuery, parseListUrl } from '../../../../src/engine/listState/listUrl';
import { getEntity } from '../../../support/records';

describe('the link to a record', () => {
  it('is its page, its id if the provider has a lookup by id, otherwise a search for its text, or null', () => {
    expect(toRecordLink('customers', 'c/1', null)).toBe('/customers/c%2F1');
    expect(toRecordLink('product-reviews', 'r1', null)).toBe('/product-reviews?record=r1');
    expect(toRecordLink('faq', 'q1', 'How big?')).toBe('/faq?search=How+big%3F');
    expect(toRecordLink('faq', 'q1', null)).toBeNull();
    expect(toRecordLink('faq', 'q1', ' \n ')).toBeNull();
    expect(toRecordLink('orders', 'o1', 'text')).toBeNull();
    expect(toRecordLink(undefined, 'o1', 'text')).toBeNull();
  });

  it('is a valid list URL for any text', () => {
    const faq = getEntity('faq');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        const link = toRecordLink('faq', 'q1', text);
        if (link === null) return;
        const query = link.slice('/faq'.length);
        expect(isValidQuery(faq, query)).toBe(true);
        const { search = '' } = parseListUrl(faq, query).filters;
        expect(text.includes(search)).toBe(true);
        expect(search).not.toBe('');
      }),
    );
    expect(() => toRecordLink('faq', 'q1', `${'x'.repeat(79)}😀`)).not.toThrow();
    expect(() => toRecordLink('faq', 'q1', '\ud800 half')).not.toThrow();
  });
});
