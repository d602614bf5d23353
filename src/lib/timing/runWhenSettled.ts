import { runWhenIdle } from './runWhenIdle';

const QUIET_MS = 3_000;
const MAX_WAIT_MS = 20_000;

/** Resolves when nothing was loaded and no long task ran for seconds, at the latest after {@link MAX_WAIT_MS}. */
function waitForQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(limit);
      resolve();
    };
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(finish, QUIET_MS);
    };
    let timer = setTimeout(finish, QUIET_MS);
    const limit = setTimeout(finish, MAX_WAIT_MS);
    const observer = new PerformanceObserver(restart);
    observer.observe({ entryTypes: ['resource', 'longtask'] });
  });
}

let quiet: Promise<void> | null = null;

/**
 * Runs `run` when the browser is idle, but not while the console starts: for code and figures that can wait until the
 * page was quiet for seconds. Returns a cancel function.
 */
export function runWhenSettled(run: () => void): () => void {
  let isCanceled = false;
  let cancel = () => {
    isCanceled = true;
  };
  quiet ??= waitForQuiet();
  void quiet.then(() => {
    if (!isCanceled) cancel = runWhenIdle(run);
  });
  return () => cancel();
}
