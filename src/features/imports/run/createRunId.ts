/** Returns a unique run ID. It is part of every Idempotency-Key of the run. */
export const createRunId = (): string => crypto.randomUUID();
