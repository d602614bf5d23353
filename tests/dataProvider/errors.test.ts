import { describe, expect, it } from 'vitest';
import { AppError, appErrorKinds, toAppError } from '../../dataProvider/errors';
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
    for (const kind of appErrorKinds) expect(english.errors[kind].title.length).toBeGreaterThan(3);
    for (const { text } of Object.values(english.errors)) expect(text.length).toBeGreaterThan(10);
  });

  it('H1 always has the body that keeps the unsaved-changes guard', () => {
    for (const kind of appErrorKinds) {
      const { serverError } = new AppError({ kind }).body.errors.root;
      // react-admin's forms translate it.
      expect(serverError).toBe(`errors.${kind}.text`);
      expect(english.errors[kind]).toHaveProperty('text');
    }
    const fields = { email: 'Taken' };
    expect(new AppError({ kind: 'validation', message: 'No', fields }).body).toEqual({
      errors: { email: 'Taken', root: { serverError: 'No' } },
    });
  });

  it('knows of no response, field, delay or doubt unless told', () => {
    const error = new AppError({ kind: 'conflict' });
    expect({ ...error }).toEqual({
      name: 'AppError',
      kind: 'conflict',
      status: null,
      fields: {},
      retryAfter: null,
      uncertain: false,
      isVerified: false,
      fresh: undefined,
      body: { errors: { root: { serverError: 'errors.conflict.text' } } },
    });
    expect([error.message, 'cause' in error]).toEqual(['', false]);
    expect(new AppError({ kind: 'conflict', cause: null }).cause).toBeNull();
  });

  it('is created from any thrown value', () => {
    const original = new AppError({ kind: 'conflict' });
    expect(toAppError(original)).toBe(original);
    expect(toAppError(Object.assign(new Error('x'), { status: 200, body: original }))).toBe(original);
    expect(toAppError(new DOMException('gone', 'AbortError')).kind).toBe('canceled');
    expect(toAppError(Object.assign(new Error('x'), { name: 'CancelledError' })).kind).toBe('canceled');
    const others = [
      new TypeError('x is not a function'),
      Object.assign(new Error('x'), { body: 'conflict' }),
      { body: original },
      { name: 'AbortError' },
      'text',
      null,
      undefined,
    ];
    for (const thrown of others) {
      const { kind, message, cause } = toAppError(thrown);
      expect([kind, message, cause]).toEqual(['badAnswer', '', thrown]);
    }
  });
});
