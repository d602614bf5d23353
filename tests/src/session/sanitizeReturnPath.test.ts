import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeReturnPath } from '../../../src/session/sanitizeReturnPath';
import { countCases } from '../../support/countCases';
import { caseCount } from '../../support/fullRun';

const origin = 'https://console.example';

describe('sanitizeReturnPath', () => {
  it.each([
    ['/customers?page=2&limit=25#row', '/customers?page=2&limit=25#row'],
    ['/', '/'],
    ['/product-reviews/', '/product-reviews/'],
    ['/faq?filter=unanswered&token=secret', '/faq?filter=unanswered'],
    ['/faq?t=secret&access_token=s&emailToken=s&from=/customers', '/faq'],
    ['/authors', '/authors'],
    ['/customers/auth', '/customers/auth'],
    [`/${'a'.repeat(2047)}`, `/${'a'.repeat(2047)}`],
  ])('accepts %s', (from, path) => {
    expect(sanitizeReturnPath(from, origin)).toBe(path);
  });

  it.each([
    null,
    undefined,
    7,
    '',
    'customers',
    'customers/1',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/customers\r\nSet-Cookie: a=b',
    '/cust\u0000omers',
    '/auth',
    '/auth?from=/customers',
    '/AUTH/x',
    '/logout',
    '/install',
    `/${'a'.repeat(2048)}`,
  ])('returns the start page for %j', (from) => {
    expect(sanitizeReturnPath(from, origin)).toBe('/');
  });

  const hostile = fc.stringMatching(/^[/\\.:@?#%a-z0-9\t\n\r -]{0,40}$/);
  const crafted = fc
    .tuple(
      fc.constantFrom('/', '//', '/\\', '/.', '/./', '/../', '/%2f', '/%5c', '\\', 'https:', 'javascript:', '/\t/', ''),
      fc.constantFrom(
        'evil.example',
        '/evil.example',
        '@evil.example',
        ':80',
        'auth',
        'logout/',
        '?token=a',
        '#//x',
        '',
      ),
      hostile,
    )
    .map((parts) => parts.join(''));

  it('[SEC-01] never leaves the console for any input', () => {
    const numRuns = caseCount(5_000, 150_000);
    countCases('redirect', numRuns);
    fc.assert(
      fc.property(fc.oneof(crafted, hostile, fc.string(), fc.webUrl()), (from) => {
        const target = new URL(sanitizeReturnPath(from, origin), origin);
        expect(target.origin).toBe(origin);
        expect(target.pathname).not.toMatch(/^\/(auth|logout|install)(\/|$)/i);
        for (const secret of ['token', 't', 'access_token', 'emailToken', 'from']) {
          expect(target.searchParams.has(secret)).toBe(false);
        }
      }),
      { numRuns },
    );
    // Takes a few seconds, or longer on a busy machine.
  }, 60_000);
});
