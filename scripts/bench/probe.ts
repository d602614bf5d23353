/** Probe that runs inside the measured page. */

export interface Probe {
  /** Milliseconds from navigation start until the first rows were painted; null until then. */
  firstRow: number | null;
  /** Main-thread tasks over 50 ms. */
  longTasks: { start: number; duration: number }[];
  /** Layout shift that was not caused by input. */
  shift: number;
  /** Milliseconds of the slowest interaction, from the input to the next paint. */
  slowestInteraction: number;
  /** Identifies the visible rows by the first row and their number. */
  rowKey: () => string;
  /** Resolves with the time when rows other than `before` have been painted. */
  waitForRowsChange: (before: string) => Promise<number>;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Console message that the page logs when the first rows have been painted. */
export const FIRST_ROW_MESSAGE = 'first row painted';

/** Init script of the browser. It is serialized, so it must not use outer variables. */
export function installProbe({
  rowSelector,
  FIRST_ROW_MESSAGE,
}: {
  rowSelector: string;
  FIRST_ROW_MESSAGE: string;
}): void {
  const painted = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now());
        channel.port2.postMessage(null);
      });
    });
  const rowKey = () => {
    const rows = document.querySelectorAll(rowSelector);
    const first = rows[0];
    return first ? `${first.getAttribute('data-record') ?? first.textContent} ${rows.length}` : '';
  };
  const waitForRowsChange = (before: string) =>
    new Promise<number>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`No other rows than ${before} within 30 s.`)), 30_000);
      const check = () => {
        const key = rowKey();
        if (key === '' || key === before) return;
        observer.disconnect();
        clearTimeout(timer);
        void painted().then(resolve);
      };
      const observer = new MutationObserver(check);
      observer.observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['data-record'],
      });
      check();
    });
  const probe: Probe = { firstRow: null, longTasks: [], shift: 0, slowestInteraction: 0, rowKey, waitForRowsChange };
  window.probe = probe;
  void waitForRowsChange('').then((time) => {
    probe.firstRow = time;
    console.debug(FIRST_ROW_MESSAGE);
  });
  // Reads properties that the DOM types don't include yet.
  const number = (entry: PerformanceEntry, name: string) => Number(Reflect.get(entry, name) ?? 0);
  const observe = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options });
  observe('longtask', ({ startTime, duration }) => probe.longTasks.push({ start: startTime, duration }));
  observe('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) probe.shift += number(entry, 'value');
  });
  observe(
    'event',
    (entry) => {
      if (number(entry, 'interactionId') > 0)
        probe.slowestInteraction = Math.max(probe.slowestInteraction, entry.duration);
    },
    { durationThreshold: 16 },
  );
}
