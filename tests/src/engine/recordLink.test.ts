import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isValidQuery, readListAddress } from '../../../src/engine/list/address';
import { recordLink } from '../../../src/engine/recordLink';
import { entityNamed } from '../../support/records';

describe('the way to a record', () => {
  it('is its page, else by its id where the provider looks one up, by its text where it does not, and nowhere else', () => {
    expect(recordLink('customers', 'c/1', null)).toBe('/customers/c%2F1');
    expect(recordLink('product-reviews', 'r1', null)).toBe('/product-reviews?record=r1');
    expect(recordLink('faq', 'q1', 'How big?')).toBe('/faq?search=How+big%3F');
    expect(recordLink('faq', 'q1', null)).toBeNull();
    expect(recordLink('faq', 'q1', ' \n ')).toBeNull();
    expect(recordLink('orders', 'o1', 'text')).toBeNull();
    expect(recordLink(undefined, 'o1', 'text')).toBeNull();
  });

  it('is an address that the list takes as it is, whatever the text', () => {
    const faq = entityNamed('faq');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        const link = recordLink('faq', 'q1', text);
        if (link === null) return;
        const query = link.slice('/faq'.length);
        expect(isValidQuery(faq, query)).toBe(true);
        const { search = '' } = readListAddress(faq, query).filters;
        expect(text.includes(search)).toBe(true);
        expect(search).not.toBe('');
      }),
    );
    expect(() => recordLink('faq', 'q1', `${'x'.repeat(79)}😀`)).not.toThrow();
    expect(() => recordLink('faq', 'q1', '\ud800 half')).not.toThrow();
  });
});
