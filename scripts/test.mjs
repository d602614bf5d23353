/** `npm test`: installs what is missing, then runs every check and every test. Its last line is 'N passed, M failed'. */
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
ensureInstalled(root);
const { register } = await import('tsx/esm/api');
register();
const { runAllParts } = await import('./check/runAllParts.ts');
process.exitCode = await runAllParts(root);
