import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endSentence, sanitizeServerText } from '../../../dataProvider/parse/sanitizeServerText';

describe('endSentence', () => {
  it.each([
    ['boom', 'boom.'],
    ['Wrong password.', 'Wrong password.'],
    ['Really?', 'Really?'],
    ['在庫がありません。', '在庫がありません。'],
    ['هل أنت متأكد؟', 'هل أنت متأكد؟'],
    ['', ''],
  ])('%j becomes %j, which a sentence can follow', (text, expected) => {
    expect(endSentence(text)).toBe(expected);
  });
});

describe('sanitizeServerText', () => {
  it.each([
    ['Wrong password.', 'Wrong password.'],
    ['  two\n lines\t ', 'two lines'],
    ['<p>Not <b>allowed</b></p>', 'Not allowed'],
    ['Not<br>allowed, <!-- todo -->yet', 'Not allowed, yet'],
    ['Stop <a href="/x', 'Stop'],
    ['<script>alert(1)</script>Stop', 'Stop'],
    ['Stop<script src="x">\nif (a > b) {}\n</script >here', 'Stop here'],
    ['<STYLE>p { color: red }</style\n>Stop', 'Stop'],
    ['<scripts>Write</scripts>', 'Write'],
    ['<img src=x onerror=alert(1)>', ''],
    ['a\u0000b\u001b[31mc\u202edcba', 'a b [31mc dcba'],
    ['Failed\n    at run (/srv/app.js:1:2)\n    at next (x)', 'Failed'],
    ['Failed\nat run (/srv/app.js:1:2)', 'Failed'],
    ['Failed\n\tat run (/srv/app.js:1:2)', 'Failed'],
    ['Failed at run\n  later at noon', 'Failed at run later at noon'],
    ['5 < 6 and 7 > 2', '5 < 6 and 7 > 2'],
    ['\ufeffStop\u2066now', 'Stop now'],
    ['The name is null', 'The name is null'],
    ['undefined behavior', 'undefined behavior'],
    ['Use [a] or {b}', 'Use [a] or {b}'],
    ['undefined', ''],
    ['null', ''],
    [' NaN\n', ''],
    ['[1,2]', ''],
    ['[object Object]', ''],
    ['{"error":"x"}', ''],
    ['SequelizeDatabaseError: relation "customers" does not exist', ''],
    ['NullPointerException: x', ''],
    ['Error: the name is too long', 'Error: the name is too long'],
    ['Payment Error: try another card', 'Payment Error: try another card'],
    [{ error: 'x' }, ''],
    [null, ''],
    [42, ''],
  ])('converts %j to %j', (raw, expected) => {
    expect(sanitizeServerText(raw)).toBe(expected);
  });

  it('returns one line of at most 500 characters for any input', { timeout: 60_000 }, () => {
    expect(sanitizeServerText('x'.repeat(500))).toBe('x'.repeat(500));
    expect(sanitizeServerText('x'.repeat(501))).toBe(`${'x'.repeat(499)}…`);
    expect(sanitizeServerText(`x${' '.repeat(1999)}y`)).toBe('x');
    expect(sanitizeServerText('x'.repeat(5000))).toBe(`${'x'.repeat(499)}…`);
    expect(sanitizeServerText('😀'.repeat(400))).toMatch(/^(?:😀)+…$/u);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 700 }),
          fc.string({ unit: fc.constantFrom('<', 'b', '>', '/', ' ', '\n', 'a') }),
        ),
        (raw) => {
          const text = sanitizeServerText(raw);
          expect(text.length).toBeLessThanOrEqual(500);
          expect(text).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]|<[a-z!/]/iu);
        },
      ),
      { numRuns: 300 },
    );
  });
});
