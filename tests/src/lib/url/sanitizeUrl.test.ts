import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeUrl } from '../../../../src/lib/url/sanitizeUrl';
import { countCases } from '../../../support/countCases';
import { caseCount } from '../../../support/fullRun';

describe('sanitizeUrl', () => {
  it.each([
    ['https://nordlys.example/a?b=c#d', 'https://nordlys.example/a?b=c#d'],
    ['http://nordlys.example', 'http://nordlys.example/'],
    [' https://nordlys.example ', 'https://nordlys.example/'],
    ['\u00a0https://nordlys.example\u3000', 'https://nordlys.example/'],
    ['mailto:kim@nordlys.example', 'mailto:kim@nordlys.example'],
  ])('accepts %s', (raw, url) => {
    expect(sanitizeUrl(raw)).toBe(url);
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
    'https://user@nordlys.example',
    'https://:secret@nordlys.example',
    'https://',
    '',
    `https://nordlys.example/${'a'.repeat(9000)}`,
    null,
    undefined,
    7,
    {},
  ])('rejects %j', (raw) => {
    expect(sanitizeUrl(raw)).toBeNull();
  });

  it('accepts 8192 characters, not one more', () => {
    const longest = 'https://nordlys.example/'.padEnd(8192, 'a');
    expect(sanitizeUrl(longest)).toBe(longest);
    expect(sanitizeUrl(`${longest}a`)).toBeNull();
  });

  it('[SEC-01] never returns another scheme', () => {
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
    const numRuns = caseCount(5_000, 50_000);
    countCases('redirect', numRuns);
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 3 }),
        schemes,
        fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()),
        (before, scheme, after) => {
          const url = sanitizeUrl(before + scheme + after);
          if (url !== null) expect(url).toMatch(/^(https?:\/\/[^/]|mailto:)/);
        },
      ),
      { numRuns },
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (raw) => {
        const url = sanitizeUrl(raw);
        expect(sanitizeUrl(url)).toBe(url);
      }),
    );
  });
});
