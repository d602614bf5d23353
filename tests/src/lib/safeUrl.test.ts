import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeUrl } from '../../../src/lib/safeUrl';

describe('safeUrl', () => {
  it.each([
    ['https://nordlys.example/a?b=c#d', 'https://nordlys.example/a?b=c#d'],
    ['http://nordlys.example', 'http://nordlys.example/'],
    [' https://nordlys.example ', 'https://nordlys.example/'],
    ['mailto:kim@nordlys.example', 'mailto:kim@nordlys.example'],
  ])('lets %s through', (raw, url) => {
    expect(safeUrl(raw)).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'vbscript:msgbox(1)',
    'blob:https://nordlys.example/1',
    'file:///etc/passwd',
    'ftp://nordlys.example',
    '//evil.example',
    '/\\evil.example',
    '/path',
    'nordlys.example',
    'https://user:secret@nordlys.example',
    'https://',
    '',
    `https://nordlys.example/${'a'.repeat(9000)}`,
    null,
    undefined,
    7,
    {},
  ])('refuses %j', (raw) => {
    expect(safeUrl(raw)).toBeNull();
  });

  it('never answers with another scheme, whatever it is given', () => {
    const schemes = fc.constantFrom(
      'javascript:',
      'data:',
      'vbscript:',
      'https:',
      'java\tscript:',
      'JAVASCRIPT:',
      '//',
      'https:javascript:',
      '',
    );
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 3 }),
        schemes,
        fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()),
        (before, scheme, after) => {
          const url = safeUrl(before + scheme + after);
          if (url !== null) expect(url).toMatch(/^(https?:\/\/[^/]|mailto:)/);
        },
      ),
      { numRuns: 20_000 },
    );
  });

  it('is stable: what it lets through, it lets through unchanged', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (raw) => {
        const url = safeUrl(raw);
        expect(safeUrl(url)).toBe(url);
      }),
    );
  });
});
