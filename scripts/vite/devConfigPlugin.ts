/** Serves /config.json with the URL of the local mock server in development. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const defaults = fileURLToPath(new URL('../../public/config.json', import.meta.url));

/** @param backend URL of the mock server, such as 'http://localhost:4000' */
export function devConfigPlugin(backend: string): Plugin {
  return {
    name: 'console-dev-config',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/config.json', (_request, response) => {
        const config: unknown = JSON.parse(readFileSync(defaults, 'utf8'));
        response.setHeader('Content-Type', 'application/json');
        response.setHeader('Cache-Control', 'no-store');
        response.end(JSON.stringify({ ...Object(config), apiUrl: backend, mediaUrl: `${backend}/media` }));
      });
    },
  };
}
