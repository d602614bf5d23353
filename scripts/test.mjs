/**
 * `npm test`: installs missing packages, then runs all checks and tests. Its last line is 'N passed, M failed'. With
 * `--full`, long matrices and property tests run all their cases.
 */
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
ensureInstalled(root);
if (process.argv.includes('--full')) process.env['FULL_TESTS'] = '1';
const { register } = await import('tsx/esm/api');
register();
const { runChecks } = await import('./check/runChecks.ts');
process.exitCode = await runChecks(root);
