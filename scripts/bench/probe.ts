/** Runs inside the measured page. */

export interface Probe {
  /** Milliseconds from the start of the navigation until the first rows were painted; null until then. */
  firstRow: number | null;
  /** Tasks that held the main thread for more than 50 ms. */
  longTasks: { start: number; duration: number }[];
  /** Layout shift that no input caused. */
  shift: number;
  /** Milliseconds of the slowest interaction, from the input to the next paint. */
  slowestInteraction: number;
  /** What stands in the first row, and how many there are. */
  rowKey: () => string;
  /** Resolves to the time at which rows other than `before` have been painted. */
  otherRows: (before: string) => Promise<number>;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** What the page says to its console when the first rows have been painted. */
export const firstRowWord = 'first row painted';

/** Given to the browser as an init script: it may use nothing from outside itself. */
export function installProbe({ rowSelector, firstRowWord }: { rowSelector: string; firstRowWord: string }): void {
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
  const otherRows = (before: string) =>
    new Promise<number>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`No other rows than ${before} within 30 s.`)), 30_000);
      const look = () => {
        const key = rowKey();
        if (key === '' || key === before) return;
        observer.disconnect();
        clearTimeout(late);
        void painted().then(resolve);
      };
      const observer = new MutationObserver(look);
      observer.observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['data-record'],
      });
      look();
    });
  const probe: Probe = { firstRow: null, longTasks: [], shift: 0, slowestInteraction: 0, rowKey, otherRows };
  window.probe = probe;
  void otherRows('').then((time) => {
    probe.firstRow = time;
    console.debug(firstRowWord);
  });
  // Attributes that the DOM's types do not know yet are read by name.
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
