import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError, appErrorKinds, toAppError } from '../../dataProvider/errors';
import { sanitizeServerText } from '../../dataProvider/parse/sanitizeServerText';
import { withoutUncertainty, withUncertainty } from '../../dataProvider/uncertainty';
import { english } from '../../i18n/en';

describe('AppError', () => {
  it('can be copied with and without uncertainty', () => {
    const properties = { kind: 'timeout', status: 504, message: 'Late', fields: { a: 'b' }, retryAfter: 3 } as const;
    const sure = withoutUncertainty(new AppError({ ...properties, uncertain: true }));
    expect(toAppError(sure)).toBe(sure);
    expect(sure).toMatchObject({ ...properties, uncertain: false });
    expect(withUncertainty(sure)).toMatchObject({ ...properties, uncertain: true });
  });

  it('has messages for all kinds, and for uncertain writes', () => {
    expect(Object.keys(english.errors).sort()).toEqual([...appErrorKinds, 'uncertain'].sort());
    for (const { title, text } of Object.values(english.errors))
      expect([title.length > 3, text.length > 10]).toEqual([true, true]);
  });

  it('H1 always has the body that keeps the unsaved-changes guard', () => {
    for (const kind of appErrorKinds) {
      expect(new AppError({ kind }).body).toEqual({ errors: { root: { serverError: kind } } });
    }
    const fields = { email: 'Taken' };
    expect(new AppError({ kind: 'validation', message: 'No', fields }).body).toEqual({
      errors: { email: 'Taken', root: { serverError: 'No' } },
    });
  });

  it('is created from any thrown value', () => {
    const original = new AppError({ kind: 'conflict' });
    expect(toAppError(original)).toBe(original);
    expect(toAppError(Object.assign(new Error('x'), { status: 200, body: original }))).toBe(original);
    expect(toAppError(new DOMException('gone', 'AbortError')).kind).toBe('canceled');
    for (const thrown of [new TypeError('x is not a function'), 'text', null, undefined, { body: 5 }]) {
      const { kind, message, cause } = toAppError(thrown);
      expect([kind, message, cause]).toEqual(['badAnswer', '', thrown]);
    }
  });
});

describe('sanitizeServerText', () => {
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
  ])('converts %j to %j', (raw, expected) => {
    expect(sanitizeServerText(raw)).toBe(expected);
  });

  it('returns one line of at most 500 characters for any input', { timeout: 60_000 }, () => {
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
