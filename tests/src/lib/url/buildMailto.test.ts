import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildMailto } from '../../../../src/lib/url/buildLinks';
import { sanitizeUrl } from '../../../../src/lib/url/sanitizeUrl';

/** Reads a mailto URL as RFC 6068 defines it. */
function parseMailto(url: string) {
  const [, to = '', query = ''] = /^mailto:([^?]*)\??(.*)$/s.exec(url) ?? [];
  const headers = query === '' ? [] : query.split('&').map((part) => part.split('=').map(decodeURIComponent));
  return { to: to.split(',').map(decodeURIComponent), headers };
}

it.each([
  ['ida@shop.example', 'mailto:ida@shop.example'],
  ['ida+news@shop.example', 'mailto:ida%2Bnews@shop.example'],
  [' ida@shop.example ', 'mailto:ida@shop.example'],
  ['ida@shop.example?bcc=eve@evil.example&body=Hi', 'mailto:ida@shop.example%3Fbcc%3Deve%40evil.example%26body%3DHi'],
  ['ida@shop.example\r\nBcc: eve@evil.example', 'mailto:ida@shop.example%0D%0ABcc%3A%20eve%40evil.example'],
  ['ida@shop.example,eve@evil.example', 'mailto:ida@shop.example%2Ceve%40evil.example'],
])('encodes the address %j', (to, url) => {
  expect(buildMailto({ to })).toBe(url);
  expect(sanitizeUrl(url)).toBe(url);
});

it('has the recipient, subject and body that it was given, whatever they contain', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(text, text, text, (to, subject, body) => {
      const url = buildMailto({ to, subject, body });
      expect(url).toMatch(/^[\x21-\x7e]+$/);
      expect(parseMailto(url)).toEqual({
        to: [to.trim()],
        headers: [
          ['subject', subject],
          ['body', body],
        ],
      });
      expect(parseMailto(buildMailto({ to }))).toEqual({ to: [to.trim()], headers: [] });
    }),
  );
});

it('replaces what cannot be encoded', () => {
  expect(buildMailto({ to: 'a\ud800@shop.example' })).toBe('mailto:a%EF%BF%BD@shop.example');
});
