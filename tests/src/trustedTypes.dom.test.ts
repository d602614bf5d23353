import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trustedTypesPolicy } from '../../src/trustedTypes';

describe('what may become HTML', () => {
  it('is nothing, the empty line of a field, and the parts of a date', () => {
    for (const text of ['', '&#8203;', 'DD/MM/YYYY', '12.03.2026', '2026-03-12', '٢٠٢٦', 'März', '2026年3月12日']) {
      expect(trustedTypesPolicy.createHTML(text)).toBe(text);
    }
  });

  it('is never what markup, an entity, a program or a style is made of', () => {
    for (const text of ['<b>', '&lt;', 'alert(1)', 'a{b:c}', 'x;y', "'", '"', '`', 'x'.repeat(41)]) {
      expect(trustedTypesPolicy.createHTML(text)).toBeNull();
    }
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
        const allowed = trustedTypesPolicy.createHTML(text);
        if (allowed === null || allowed === '&#8203;') return;
        const element = document.createElement('div');
        element.innerHTML = allowed;
        expect(element.children).toHaveLength(0);
        expect(element.textContent).toBe(text);
      }),
    );
  });
});
