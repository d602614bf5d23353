/** Servers of the measured pages: the console as in production, and the reference pages as static files. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parseConfig } from '../../src/config.ts';
import { loadAssets, pickEncoding } from '../serve/assets.ts';
import { createConsoleServer } from '../serve/createConsoleServer.ts';

export interface RunningServer {
  url: string;
  server: Server;
}

/** @param dist build directory */
export function serveConsole(root: string, backend: string, dist = join(root, 'dist')): Promise<RunningServer> {
  const defaults: unknown = JSON.parse(readFileSync(join(root, 'public/config.json'), 'utf8'));
  const config = parseConfig({ ...Object(defaults), apiUrl: backend, mediaUrl: `${backend}/media` });
  return listen(createConsoleServer({ dist, config }));
}

/**
 * Serves a reference page with the same compression and caching, but without a Content-Security-Policy, because
 * MUI's styles would need a nonce.
 */
export function serveReference(dist: string): Promise<RunningServer> {
  const assets = loadAssets(dist);
  const page = brotliCompressSync(readFileSync(join(dist, 'index.html')));
  return listen(
    createServer((request, response) => {
      const asset = assets.get(request.url ?? '/');
      if (!asset) {
        response.writeHead(200, {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Encoding': 'br',
          'Cache-Control': 'no-store',
        });
        response.end(page);
        return;
      }
      const encoding = pickEncoding(request.headers['accept-encoding'], asset.bodies.br ? ['br'] : []);
      const body = encoding === 'br' ? asset.bodies.br : asset.bodies.identity;
      response.writeHead(200, {
        'Content-Type': asset.type,
        'Cache-Control': 'public, max-age=31536000, immutable',
        ...(encoding === 'br' ? { 'Content-Encoding': 'br' } : {}),
      });
      response.end(body?.content);
    }),
  );
}

function listen(server: Server): Promise<RunningServer> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo; // A listening TCP server has an address.
      resolve({ url: `http://localhost:${port}`, server });
    });
  });
}
