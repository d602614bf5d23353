/**
 * `npm run serve [-- folder]`: serves the build (dist/) as in production. Environment: PORT, CONFIG.
 * With `--check`, it asks the server that runs on PORT instead, and exits with 0 if that responds.
 */
import { existsSync } from 'node:fs';
import type { Config } from '../../src/config.ts';
import { choosePort } from '../run/ports.ts';
import { createConsoleServer } from './createConsoleServer.ts';
import { readConfigFile } from './readConfigFile.ts';

const DEFAULT_PORT = 8080;
const dist = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? 'dist';

if (process.argv.includes('--check')) await checkHealth();
else await serve();

function readConfig(): Config {
  return readConfigFile(process.env['CONFIG'] || `${dist}/config.json`);
}

async function checkHealth(): Promise<void> {
  const { basePath = '' } = readConfig();
  const url = `http://localhost:${process.env['PORT'] || DEFAULT_PORT}${basePath}/config.json`;
  const response = await fetch(url).catch(() => null);
  process.exitCode = response?.ok ? 0 : 1;
}

async function serve(): Promise<void> {
  try {
    if (!existsSync(`${dist}/index.html`)) throw new Error('There is no build yet: run `npm run build` first.');
    const config = readConfig();
    const server = createConsoleServer({ dist, config });
    const port = await choosePort('the console', 'PORT', process.env['PORT'], DEFAULT_PORT);
    server.listen(port, () => console.log(`The merchant console: http://localhost:${port}${config.basePath ?? ''}`));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        server.close(() => process.exit(0));
        server.closeAllConnections();
      });
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
