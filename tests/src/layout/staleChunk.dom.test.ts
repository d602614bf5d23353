import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { consumeReloadNotice, reloadOnStaleChunk } from '../../../src/layout/staleChunk';
import { downloads } from '../../../src/lib/downloads';
import { prefetch } from '../../../src/lib/timing/prefetch';

const reload = vi.fn();
let time = 1_000_000;
reloadOnStaleChunk({ reload, now: () => time });

afterEach(() => {
  reload.mockClear();
  vi.restoreAllMocks();
});

const loseCode = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

it('[FMT-03] reloads the page, once within ten seconds, when a chunk is missing', () => {
  expect(loseCode()).toBe(false);
  expect(loseCode()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  time += 10_001;
  loseCode();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('reloads the page again, however soon, when the merchant asks to try again', () => {
  time += 20_000;
  loseCode();
  downloads.isRetry = true;
  expect(loseCode()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
  expect(loseCode()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does not reload when a prefetched chunk is missing, or while offline', async () => {
  time += 20_000;
  await prefetch(() => {
    loseCode();
    return Promise.reject(new Error('gone'));
  });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  loseCode();
  expect(reload).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  loseCode();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not cancel going to another page, for which Firefox aborts the loading of code', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  time += 40_000;
  window.dispatchEvent(new Event('beforeunload'));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(loseCode()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  // The page was kept, or left for a download.
  await vi.advanceTimersByTimeAsync(1);
  expect(loseCode()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reports once that the page was reloaded', () => {
  history.replaceState({ idx: 3 }, '');
  expect(consumeReloadNotice()).toBe(false);
  time += 20_000;
  loseCode();
  expect(consumeReloadNotice()).toBe(true);
  expect(consumeReloadNotice()).toBe(false);
  expect(history.state).toMatchObject({ idx: 3 });
});
