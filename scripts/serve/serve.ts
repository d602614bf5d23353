/** `npm run serve [-- folder]`: serves the build (dist/) as in production. Environment: PORT, CONFIG. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Config, parseConfig } from '../../src/config.ts';
import { choosePort } from '../run/ports.ts';
import { createConsoleServer } from './createConsoleServer.ts';

const dist = process.argv[2] ?? fileURLToPath(new URL('../../dist', import.meta.url));

try {
  if (!existsSync(`${dist}/index.html`)) throw new Error('There is no build yet: run `npm run build` first.');
  const server = createConsoleServer({ dist, config: readConfigFile(process.env['CONFIG'] || `${dist}/config.json`) });
  const port = await choosePort('the console', 'PORT', process.env['PORT'], 8080);
  server.listen(port, () => console.log(`The merchant console: http://localhost:${port}`));
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

/** @throws with the file and the invalid key */
function readConfigFile(file: string): Config {
  try {
    return parseConfig(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}
