import { afterEach, expect, it, vi } from 'vitest';
import { reloadOnceOnLostCode, takeReload } from '../../../src/layout/lostCode';
import { prefetch } from '../../../src/lib/prefetch';

const reload = vi.fn();
let time = 1_000_000;
reloadOnceOnLostCode({ reload, now: () => time });

afterEach(() => {
  reload.mockClear();
  vi.restoreAllMocks();
});

const loseCode = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

it('[FMT-03] loads the page again, once within ten seconds, when a piece of code is gone', () => {
  expect(loseCode()).toBe(false);
  expect(loseCode()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  time += 10_001;
  loseCode();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('stays where it is when code that was only fetched ahead is gone, and without a network', async () => {
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

it('says once that the page was loaded again', () => {
  history.replaceState({ idx: 3 }, '');
  expect(takeReload()).toBe(false);
  time += 20_000;
  loseCode();
  expect(takeReload()).toBe(true);
  expect(takeReload()).toBe(false);
  expect(history.state).toMatchObject({ idx: 3 });
});
