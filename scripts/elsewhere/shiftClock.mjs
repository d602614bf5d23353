/**
 * Lets the clock of a process or page run from another instant, for tests. Node processes preload it and read the
 * instant from the environment: CLOCK_START, and when that was, in ms, CLOCK_STARTED_AT.
 */

/** @param {number} offsetMs */
export function shiftClock(offsetMs) {
  const SystemDate = Date;
  const now = () => SystemDate.now() + offsetMs;
  globalThis.Date = new Proxy(SystemDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
    apply: () => new SystemDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}

export const clockOffsetMs = process.env['CLOCK_START']
  ? Date.parse(process.env['CLOCK_START']) - Number(process.env['CLOCK_STARTED_AT'])
  : 0;

if (clockOffsetMs !== 0) shiftClock(clockOffsetMs);
