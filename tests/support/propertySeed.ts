/**
 * Every property begins from one seed, so that a run tells of the change that it runs on and of nothing else.
 * `PROPERTY_SEED=random` looks for what that seed does not find; any number tries again what another run found.
 */
import fc from 'fast-check';

const asked = process.env['PROPERTY_SEED'] ?? '20';

fc.configureGlobal(asked === 'random' ? {} : { seed: Number(asked) });
