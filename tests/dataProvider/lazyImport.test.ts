import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyImport } from '../../dataProvider/methods/lazyImport';

describe('a module of the data provider', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is returned', async () => {
    expect(await lazyImport(async () => 'module')).toBe('module');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is reported as not loaded if its download fails', async () => {
    await expect(lazyImport(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toMatchObject({
      kind: 'offline',
    });
  });

  it('[FMT-03] is given up after 120 s, not earlier', async () => {
    const outcome = vi.fn();
    lazyImport(() => new Promise(() => undefined)).catch(outcome);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ kind: 'offline' }));
  });
});
