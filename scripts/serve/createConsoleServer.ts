/** The production server of the console: a build, a configuration, and nothing else. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Config } from '../../src/config.ts';
import { type Asset, type Encoding, pickEncoding, readAssets } from './assets.ts';
import { createPage, withNonce } from './page.ts';
import { contentSecurityPolicy, type PreviewPictures, previewPaths, previewPolicy } from './securityHeaders.ts';
import { type Answer, fresh, plainAnswer, sendAnswer } from './sendAnswer.ts';
import { readViolation } from './violationReports.ts';

export interface ConsoleServerOptions {
  /** The build's folder. */
  dist: string;
  config: Config;
  /** Takes one line for each violation report. */
  log?: (line: string) => void;
}

/** @throws when the folder holds no build */
export function createConsoleServer({ dist, config, log = console.warn }: ConsoleServerOptions): Server {
  const assets = readAssets(dist);
  const page = createPage(readFileSync(join(dist, 'index.html'), 'utf8'), config);
  const renderPreview = withNonce(readFileSync(join(dist, 'preview.html'), 'utf8'));
  const filePolicy = contentSecurityPolicy({ config });

  function answerTo(request: IncomingMessage): Answer {
    const path = pathOf(request.url ?? '/');
    if (path === null) return plainAnswer(400, 'Bad address.');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plainAnswer(405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' });
    if (path === '/config.json')
      return { status: 200, headers: { 'Content-Type': 'application/json', ...fresh }, body: JSON.stringify(config) };
    const pictures = previewPaths.get(path);
    if (pictures) return previewAnswer(request, pictures);
    const asset = assets.get(path);
    if (asset) return fileAnswer(request, asset);
    return isNavigation(request, path) && !isOdd(request.url ?? '/')
      ? pageAnswer(request)
      : plainAnswer(404, 'Not found.');
  }

  function fileAnswer(request: IncomingMessage, asset: Asset): Answer {
    const { encoding, content, etag } = pickBody(request, asset);
    const headers = {
      'Content-Type': asset.type,
      'Cache-Control': asset.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      'Content-Security-Policy': filePolicy,
      ETag: etag,
      Vary: 'Accept-Encoding',
      ...encodingHeader(encoding),
    };
    const status = isKnown(request.headers['if-none-match'], etag) ? 304 : 200;
    return { status, headers, body: content };
  }

  function pageAnswer(request: IncomingMessage): Answer {
    const nonce = freshNonce();
    const policy = contentSecurityPolicy({ config, nonce, scriptHashes: page.scriptHashes });
    return documentAnswer(request, page.render(nonce), policy);
  }

  function previewAnswer(request: IncomingMessage, pictures: PreviewPictures): Answer {
    const nonce = freshNonce();
    return documentAnswer(request, renderPreview(nonce), previewPolicy({ media: config.mediaUrl, nonce, pictures }));
  }

  async function violationAnswer(request: IncomingMessage): Promise<Answer> {
    const line = await readViolation(request);
    if (line) log(line);
    return plainAnswer(line ? 204 : 400, '');
  }

  return createServer((request, response) => {
    if (request.method === 'POST' && request.url === '/csp') {
      violationAnswer(request).then(
        (answer) => sendAnswer(request, response, answer),
        () => response.destroy(),
      );
    } else {
      sendAnswer(request, response, answerTo(request));
    }
  });
}

const freshNonce = () => randomBytes(18).toString('base64url');

/** A document with the policy that was made for this answer. */
function documentAnswer(request: IncomingMessage, html: string, policy: string): Answer {
  const encoding = pickEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    Vary: 'Accept-Encoding',
    ...fresh,
    ...encodingHeader(encoding),
  };
  return { status: 200, headers, body: compress(html, encoding) };
}

function pickBody(request: IncomingMessage, { bodies }: Asset) {
  const encoding = pickEncoding(request.headers['accept-encoding'], [
    ...(bodies.br ? (['br'] as const) : []),
    ...(bodies.gzip ? (['gzip'] as const) : []),
  ]);
  return { encoding, ...(bodies[encoding] ?? bodies.identity) };
}

function encodingHeader(encoding: Encoding): Record<string, string> {
  return encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
}

/** Decoded, without the query; null when it is no valid address. */
function pathOf(url: string): string | null {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
    return path.startsWith('/') && !path.includes('\0') ? path : null;
  } catch {
    return null;
  }
}

/**
 * Climbing, backslashes and empty segments: no page of ours has such an address. An id may hold anything, so what is
 * encoded within a segment is none of it.
 */
function isOdd(url: string): boolean {
  const segments = url
    .replace(/[?#].*$/s, '')
    .split('/')
    .slice(1);
  return (
    segments.slice(0, -1).includes('') ||
    segments.some((segment) => segment.includes('\\') || /^\.{1,2}$/.test(decodeURIComponent(segment)))
  );
}

/** Whether a page is asked for, rather than a file that is not there. */
function isNavigation(request: IncomingMessage, path: string): boolean {
  if (path.startsWith('/assets/')) return false;
  const destination = request.headers['sec-fetch-dest'];
  if (destination !== undefined) return destination === 'document';
  const accept = request.headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !path.slice(path.lastIndexOf('/')).includes('.');
}

function isKnown(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag || known.trim() === '*');
}

function compress(html: string, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === 'gzip' ? gzipSync(html) : Buffer.from(html);
}
