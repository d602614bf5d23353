/**
 * The API's clock. The device's may be a day off, and times of records are compared with now: "2 minutes ago", expired,
 * the last 7 days.
 */

/** Smaller differences are the time of the request. Correcting them would only let times jump. */
const TOLERANCE_MS = 30_000;

let differenceMs = 0;

/** Reads the `Date` header of a response; without one, the last difference stays. */
export function readServerDate(header: string | null): void {
  const difference = Date.parse(header ?? '') - Date.now();
  if (!Number.isNaN(difference)) differenceMs = Math.abs(difference) > TOLERANCE_MS ? difference : 0;
}

/** The time of the API in ms; that of the device until a response says otherwise. */
export const getServerTime = (): number => Date.now() + differenceMs;
