import { availableParallelism } from 'node:os';

/** Concurrent tests. Tests with a page are idle for a third of their time or more, so three share two cores. */
export const testWorkers = Math.ceil(availableParallelism() * 1.5);
