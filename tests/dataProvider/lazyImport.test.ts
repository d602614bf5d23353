import { expect, it, vi } from 'vitest';
import { lazyImport } from '../../dataProvider/methods/lazyImport';
import { catchAppError } from './support/catchAppError';

it('[FMT-03] a module of the data provider times out after 120 s', async () => {
  vi.useFakeTimers();
  let error: unknown = null;
  const loading = catchAppError(lazyImport(() => new Promise(() => undefined))).then((thrown) => {
    error = thrown;
  });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(error).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(error).toMatchObject({ kind: 'offline' });
  vi.useRealTimers();
});
