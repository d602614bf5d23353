export function shiftClock(offsetMs: number): void;
/** Difference to the clock of the system, in a world with another one. */
export const clockOffsetMs: number;
