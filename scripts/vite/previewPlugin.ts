/** Adds the preview document to the build as preview.html, and serves it in development like the server. */
import { randomBytes } from 'node:crypto';
import type { Plugin } from 'vite';
import { previewPaths, previewPolicy } from '../serve/securityHeaders.ts';
import { compileScript } from './compileScript.ts';

/** Placeholder that the server replaces with a new nonce in every response. */
const NONCE = '__CSP_NONCE__';

/** No body margin, and an outline for hovered elements in pick mode. */
const style =
  'body{margin:0}[data-can-pick] [data-pick]{cursor:pointer}[data-can-pick] [data-pick]:hover{outline:2px dashed;outline-offset:2px}';

async function previewDocument(): Promise<string> {
  const script = await compileScript('src/ui/preview/frame/frame.ts');
  // The script comes after the elements that it uses.
  return `<!doctype html><html lang=""><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Preview</title><style>${style}</style></head><body></body><script nonce="${NONCE}">${script}</script></html>`;
}

/** @param mediaUrls URLs of the media hosts in development */
export function previewPlugin(mediaUrls: readonly string[]): Plugin {
  let isBuild = false;
  return {
    name: 'console-preview',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async generateBundle() {
      if (isBuild) this.emitFile({ type: 'asset', fileName: 'preview.html', source: await previewDocument() });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const kind = previewPaths.get((request.url ?? '').replace(/\?.*$/s, ''));
        if (!kind) return next();
        previewDocument().then((document) => {
          const nonce = randomBytes(18).toString('base64url');
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.setHeader('Cache-Control', 'no-store');
          response.setHeader('Content-Security-Policy', previewPolicy({ mediaUrls, nonce, pictures: kind }));
          response.end(document.replaceAll(NONCE, nonce));
        }, next);
      });
    },
  };
}
