/** `npm start`: installs missing packages, then starts the mock server and the dev server. */
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
ensureInstalled(root);
const { register } = await import('tsx/esm/api');
register();
const { startAll } = await import('./start/startAll.ts');
await startAll(root);
