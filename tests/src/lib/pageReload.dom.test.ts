import { expect, it, onTestFinished, vi } from 'vitest';
import { isLeaving, reloadPage, waitForLeave } from '../../../src/lib/pageReload';

it('does not wait without a reload', async () => {
  await expect(waitForLeave()).resolves.toBeUndefined();
});

it('waits for a reload, but goes on if the user keeps the page', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  onTestFinished(() => reload.mockRestore());
  reloadPage();
  expect(reload).toHaveBeenCalledTimes(1);
  const onKept = vi.fn();
  void waitForLeave().then(onKept);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(onKept).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onKept).toHaveBeenCalledTimes(1);
  expect(isLeaving()).toBe(false);
});
