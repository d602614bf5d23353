/**
 * Uses a fixed seed for property-based tests, so that failures depend only on the code. `PROPERTY_SEED=random` uses a
 * random seed; a number reproduces the run with that seed.
 */
import fc from 'fast-check';

const requestedSeed = process.env['PROPERTY_SEED'] ?? '20';

fc.configureGlobal(requestedSeed === 'random' ? {} : { seed: Number(requestedSeed) });
