import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../../dataProvider/errors';
import { type Comparison, loadBeforeWrite, writeAndVerify } from '../../../../src/engine/writes/verifiedWrite';

const lostResponse = new AppError({ kind: 'timeout', uncertain: true });
const known = new AppError({ kind: 'timeout' });
const conflict = new AppError({ kind: 'conflict', status: 409 });
const notFound = new AppError({ kind: 'notFound', status: 404 });
const rejected = new AppError({ kind: 'validation', status: 422 });
const offline = new AppError({ kind: 'offline' });

/** A state is the result of its comparison. Errors are thrown, null is a deleted state. */
type State = 'applied' | 'notApplied' | 'unknown' | 'changed';
type Load = State | null | AppError;

const compare = (state: State): Comparison<string> => (state === 'changed' ? { conflict: 'theirs' } : state);

/** Ports that load the given states in turn, and write with the given result. */
function createPorts(loads: readonly Load[], written: string | AppError) {
  const remaining = [...loads];
  return {
    load: vi.fn(async () => {
      const next = remaining.shift();
      if (next === undefined) throw new Error('too many loads');
      if (next instanceof AppError) throw next;
      return next;
    }),
    compare: vi.fn(compare),
    write: vi.fn(async (_state: State) => {
      if (written instanceof AppError) throw written;
      return written;
    }),
  };
}

describe('writeAndVerify', () => {
  it('verifies the given kinds only', async () => {
    const { load, write, compare: verify } = createPorts([], conflict);
    const result = await writeAndVerify({
      load,
      verify,
      write: () => write('notApplied'),
      verifiedKinds: ['notFound'],
    });
    expect(result).toEqual({ kind: 'failed', state: null, error: conflict, thrown: conflict });
  });

  it('reports a comparison that throws as a failed load', async () => {
    const { load, write } = createPorts(['applied'], lostResponse);
    const verify = () => {
      throw new TypeError('no');
    };
    const result = await writeAndVerify({ load, verify, write: () => write('notApplied') });
    expect(result).toEqual({ kind: 'unknown', state: null, error: lostResponse, thrown: lostResponse });
  });

  it('returns the response without loading', async () => {
    const { load, write, compare: verify } = createPorts([], 'response');
    const result = await writeAndVerify({ load, verify, write: () => write('unknown') });
    expect(result).toEqual({ kind: 'written', response: 'response' });
    expect(load).not.toHaveBeenCalled();
  });

  it('returns a certain error without loading, as it was thrown', async () => {
    const thrown = new TypeError('no');
    const load = vi.fn(async () => 'applied' as const);
    const result = await writeAndVerify({ load, verify: compare, write: () => Promise.reject(thrown) });
    expect(result).toMatchObject({ kind: 'failed', state: null, error: { kind: 'badAnswer', cause: thrown }, thrown });
    expect(load).not.toHaveBeenCalled();
  });

  const verified: readonly [name: string, error: AppError][] = [
    ['a lost response', lostResponse],
    ['a conflict', conflict],
    ['a missing record', notFound],
  ];
  describe.each(verified)('after %s', (_name, error) => {
    const { uncertain } = error;
    it.each<[name: string, load: Load, result: object]>([
      ['applied', 'applied', { kind: 'applied', state: 'applied', error }],
      ['conflict', 'changed', { kind: 'conflict', state: 'changed', conflict: 'theirs', error }],
      ['gone', null, { kind: 'gone', error }],
      [
        'failed without uncertainty if not applied',
        'notApplied',
        { kind: 'failed', state: 'notApplied', error: uncertain ? known : error, thrown: error },
      ],
      [
        'as uncertain as before if the state does not show it',
        'unknown',
        { kind: uncertain ? 'unknown' : 'failed', state: 'unknown', error, thrown: error },
      ],
      [
        'as uncertain as before if the state cannot be loaded',
        offline,
        { kind: uncertain ? 'unknown' : 'failed', state: null, error, thrown: error },
      ],
    ])('is %s', async (_kind, loaded, result) => {
      const { load, write, compare: verify } = createPorts([loaded], error);
      expect(await writeAndVerify({ load, verify, write: () => write('unknown') })).toEqual(result);
      expect(write).toHaveBeenCalledOnce();
    });
  });

  it.each<[kinds: readonly AppError['kind'][], error: AppError, loads: number]>([
    [[], lostResponse, 1],
    [[], conflict, 0],
    [[], notFound, 0],
    [['notFound'], notFound, 1],
    [['notFound'], conflict, 0],
    [['validation'], rejected, 1],
  ])('with verified kinds %j', async (verifiedKinds, error, loads) => {
    const { load, write, compare: verify } = createPorts(['notApplied'], error);
    const result = await writeAndVerify({ load, verify, write: () => write('unknown'), verifiedKinds });
    expect(result).toMatchObject({ kind: 'failed', error: { kind: error.kind, uncertain: false } });
    expect(load).toHaveBeenCalledTimes(loads);
  });
});

describe('loadBeforeWrite', () => {
  it('throws errors without uncertainty', async () => {
    expect(await loadBeforeWrite(async () => 'state')).toBe('state');
    await expect(loadBeforeWrite(() => Promise.reject(lostResponse))).rejects.toEqual(known);
    await expect(loadBeforeWrite(() => Promise.reject(offline))).rejects.toBe(offline);
  });
});
