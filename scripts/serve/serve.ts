/** `npm run serve`: serves the build as in production. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Config } from '../../src/config.ts';
import { choosePort } from '../run/ports.ts';
import { createConsoleServer } from './createConsoleServer.ts';
import { readConfigFile } from './readConfigFile.ts';

const DEFAULT_PORT = 8080;
const USAGE_TEXT = `serve.mjs [FOLDER]
  FOLDER    the build to serve (dist)
  --check   asks the server that runs on PORT instead, and exits with 0 if it responds
  --help    shows this

Environment:
  PORT      port to listen on (${DEFAULT_PORT}, or the next free one)
  CONFIG    configuration file (config.json in FOLDER); its keys are in docs/deploy.md`;

const options = {
  check: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const { values, positionals } = readArguments();
const dist = positionals[0] ?? 'dist';

if (values.help) console.log(USAGE_TEXT);
else if (values.check) await checkHealth();
else await serve();

/** Exits if an option is unknown. */
function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(2);
  }
}

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
