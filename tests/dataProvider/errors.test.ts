import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certainly } from '../../dataProvider/certainly';
import { AppError, appErrorKinds, toAppError } from '../../dataProvider/errors';
import { plainText } from '../../dataProvider/plainText';
import { english } from '../../i18n/en';

describe('AppError', () => {
  it('is the same failure without its doubt', () => {
    const given = { kind: 'timeout', status: 504, message: 'Late', fields: { a: 'b' }, retryAfter: 3 } as const;
    const sure = certainly(new AppError({ ...given, uncertain: true }));
    expect(toAppError(sure)).toBe(sure);
    expect(sure).toMatchObject({ ...given, uncertain: false });
  });

  it('has words for every kind, and for a write that may have happened', () => {
    expect(Object.keys(english.errors).sort()).toEqual([...appErrorKinds, 'uncertain'].sort());
    for (const { title, text } of Object.values(english.errors))
      expect([title.length > 3, text.length > 10]).toEqual([true, true]);
  });

  it('H1 always carries what keeps the guard of a form on', () => {
    for (const kind of appErrorKinds) {
      expect(new AppError({ kind }).body).toEqual({ errors: { root: { serverError: kind } } });
    }
    const fields = { email: 'Taken' };
    expect(new AppError({ kind: 'validation', message: 'No', fields }).body).toEqual({
      errors: { email: 'Taken', root: { serverError: 'No' } },
    });
  });

  it('is made of anything thrown', () => {
    const own = new AppError({ kind: 'conflict' });
    expect(toAppError(own)).toBe(own);
    expect(toAppError(Object.assign(new Error('x'), { status: 200, body: own }))).toBe(own);
    expect(toAppError(new DOMException('gone', 'AbortError')).kind).toBe('cancelled');
    for (const thrown of [new TypeError('x is not a function'), 'text', null, undefined, { body: 5 }]) {
      const { kind, message, cause } = toAppError(thrown);
      expect([kind, message, cause]).toEqual(['badAnswer', '', thrown]);
    }
  });
});

describe('plainText', () => {
  it.each([
    ['Wrong password.', 'Wrong password.'],
    ['  two\n lines\t ', 'two lines'],
    ['<p>Not <b>allowed</b></p>', 'Not allowed'],
    ['<script>alert(1)</script>Stop', 'Stop'],
    ['<img src=x onerror=alert(1)>', ''],
    ['a\u0000b\u001b[31mc\u202edcba', 'a b [31mc dcba'],
    ['Failed\n    at run (/srv/app.js:1:2)\n    at next (x)', 'Failed'],
    ['5 < 6 and 7 > 2', '5 < 6 and 7 > 2'],
    ['undefined', ''],
    ['[object Object]', ''],
    ['{"error":"x"}', ''],
    [{ error: 'x' }, ''],
    [null, ''],
    [42, ''],
  ])('of %j is %j', (raw, expected) => {
    expect(plainText(raw)).toBe(expected);
  });

  it('is one line of at most 500 characters, whatever comes in', { timeout: 60_000 }, () => {
    expect(plainText('x'.repeat(5000))).toBe(`${'x'.repeat(499)}…`);
    expect(plainText('😀'.repeat(400))).toMatch(/^(?:😀)+…$/u);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 700 }),
          fc.string({ unit: fc.constantFrom('<', 'b', '>', '/', ' ', '\n', 'a') }),
        ),
        (raw) => {
          const text = plainText(raw);
          expect(text.length).toBeLessThanOrEqual(500);
          expect(text).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]|<[a-z!/]/iu);
        },
      ),
      { numRuns: 300 },
    );
  });
});
