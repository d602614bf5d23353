/** Serves /config.json with the URL of a backend in development. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { getMediaUrls, parseConfig } from '../../src/config.ts';

const defaults = fileURLToPath(new URL('../../public/config.json', import.meta.url));

/** URLs of the backend in development: those of API_URL and MEDIA_URL, else of the local mock server. */
export function getDevUrls(environment: NodeJS.ProcessEnv): { apiUrl: string; mediaUrl: string } {
  const apiUrl = environment['API_URL'] || `http://localhost:${environment['MOCK_PORT'] || 4000}`;
  return { apiUrl, mediaUrl: environment['MEDIA_URL'] || `${apiUrl}/media` };
}

/** URLs of all media hosts in development. */
export const getDevMediaUrls = ({ mediaUrl }: ReturnType<typeof getDevUrls>): readonly string[] =>
  getMediaUrls(parseConfig({ ...readDefaults(), mediaUrl }));

const readDefaults = (): object => Object(JSON.parse(readFileSync(defaults, 'utf8')));

/** @param urls replace those of public/config.json */
export function devConfigPlugin(urls: ReturnType<typeof getDevUrls>): Plugin {
  return {
    name: 'console-dev-config',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/config.json', (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.setHeader('Cache-Control', 'no-store');
        response.end(JSON.stringify({ ...readDefaults(), ...urls }));
      });
      // Browsers request it on their own. Vite would respond with the page.
      server.middlewares.use('/favicon.ico', (_request, response) => {
        response.statusCode = 404;
        response.end();
      });
    },
  };
}
