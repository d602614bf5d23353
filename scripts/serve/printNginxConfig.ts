/** `npm run nginx-config [-- --root FOLDER --port N]`: prints the nginx configuration of the build. Environment: CONFIG. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createNginxConfig } from './nginxConfig.ts';
import { createPage } from './page.ts';
import { readConfigFile } from './readConfigFile.ts';

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: resolve('dist') },
    port: { type: 'string', default: '8080' },
    dist: { type: 'string', default: 'dist' },
  },
});

try {
  const config = readConfigFile(process.env['CONFIG'] || `${values.dist}/config.json`);
  const { scriptHashes } = createPage(readFileSync(`${values.dist}/index.html`, 'utf8'), config);
  process.stdout.write(createNginxConfig({ config, scriptHashes, root: values.root, port: Number(values.port) }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
