/** An id for a run that no other has; it is part of every Idempotency-Key of the run. */
export const newRunId = (): string => crypto.randomUUID();
