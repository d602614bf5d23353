import { availableParallelism } from 'node:os';

/** Tests that run at the same time: one that has a page waits for a third of its time or more, so three share two cores. */
export const testWorkers = Math.ceil(availableParallelism() * 1.5);
