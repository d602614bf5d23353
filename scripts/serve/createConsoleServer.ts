/** Production server of the console: serves a build with a configuration. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Config, getMediaUrls } from '../../src/config.ts';
import { type Asset, type Encoding, loadAssets, pickEncoding } from './assets.ts';
import { createPage, describeBasePath, withNonce } from './page.ts';
import {
  contentSecurityPolicy,
  immutableHeader,
  type PreviewImagePolicy,
  previewPaths,
  previewPolicy,
  revalidateHeader,
} from './securityHeaders.ts';
import { createTextResponse, noStoreHeaders, type ResponseData, sendResponse } from './sendResponse.ts';
import { parseViolationReport } from './violationReports.ts';

export interface ConsoleServerOptions {
  /** Build directory. */
  dist: string;
  config: Config;
  /** Receives one line per violation report. */
  log?: (line: string) => void;
}

/** @throws if the directory contains no build */
export function createConsoleServer({ dist, config, log = console.warn }: ConsoleServerOptions): Server {
  const assets = loadAssets(dist);
  const page = createPage(readFileSync(join(dist, 'index.html'), 'utf8'), config);
  const renderPreview = withNonce(readFileSync(join(dist, 'preview.html'), 'utf8'));
  const filePolicy = contentSecurityPolicy({ config });
  const { basePath = '' } = config;

  function createResponse(request: IncomingMessage, url: string): ResponseData {
    const path = getPath(url);
    if (path === null) return createTextResponse(400, 'Bad URL.');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return createTextResponse(405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' });
    if (path === '/config.json')
      return {
        status: 200,
        headers: { 'Content-Type': 'application/json', ...noStoreHeaders },
        body: JSON.stringify(config),
      };
    const pictures = previewPaths.get(path);
    if (pictures) return createPreviewResponse(request, pictures);
    const asset = assets.get(path);
    if (asset) return createFileResponse(request, asset);
    return isNavigation(request, path) && !hasUnsafeSegments(url)
      ? createPageResponse(request)
      : createTextResponse(404, 'Not found.');
  }

  function createFileResponse(request: IncomingMessage, asset: Asset): ResponseData {
    const { encoding, content, etag } = pickBody(request, asset);
    const headers = {
      'Content-Type': asset.type,
      'Cache-Control': asset.immutable ? immutableHeader : revalidateHeader,
      'Content-Security-Policy': filePolicy,
      ETag: etag,
      Vary: 'Accept-Encoding',
      ...encodingHeader(encoding),
    };
    const status = matchesEtag(request.headers['if-none-match'], etag) ? 304 : 200;
    return { status, headers, body: content };
  }

  function createPageResponse(request: IncomingMessage): ResponseData {
    const nonce = createNonce();
    const policy = contentSecurityPolicy({ config, nonce, scriptHashes: page.scriptHashes });
    return createDocumentResponse(request, page.render(nonce), policy);
  }

  function createPreviewResponse(request: IncomingMessage, pictures: PreviewImagePolicy): ResponseData {
    const nonce = createNonce();
    return createDocumentResponse(
      request,
      renderPreview(nonce),
      previewPolicy({ mediaUrls: getMediaUrls(config), nonce, pictures }),
    );
  }

  async function handleViolationReport(request: IncomingMessage): Promise<ResponseData> {
    const line = await parseViolationReport(request);
    if (line) log(line);
    return createTextResponse(line ? 204 : 400, '');
  }

  return createServer((request, response) => {
    const url = removeBasePath(request.url ?? '/', basePath);
    if (url === null) {
      sendResponse(request, response, createOutsideResponse(request.url ?? '/', basePath));
    } else if (request.method === 'POST' && url === '/csp') {
      handleViolationReport(request).then(
        (responseData) => sendResponse(request, response, responseData),
        () => response.destroy(),
      );
    } else {
      sendResponse(request, response, createResponse(request, url));
    }
  });
}

const createNonce = () => randomBytes(18).toString('base64url');

/** Document response with its own Content-Security-Policy. */
function createDocumentResponse(request: IncomingMessage, html: string, policy: string): ResponseData {
  const encoding = pickEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    Vary: 'Accept-Encoding',
    ...noStoreHeaders,
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

/** URL below the base path; null if it is outside. */
function removeBasePath(url: string, basePath: string): string | null {
  return basePath === '' || url.startsWith(`${basePath}/`) ? url.slice(basePath.length) : null;
}

/** Says where the console is, since its operator or a proxy chose another path. */
function createOutsideResponse(url: string, basePath: string): ResponseData {
  const [path, query] = url.split(/(?=\?)/);
  if (path === basePath) return createTextResponse(308, '', { Location: `${basePath}/${query ?? ''}` });
  return createTextResponse(404, describeBasePath(basePath));
}

/** Decoded path without the query. Returns null if the URL is invalid. */
function getPath(url: string): string | null {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*/s, ''));
    return path.startsWith('/') && !path.includes('\0') ? path : null;
  } catch {
    return null;
  }
}

/**
 * Detects dot segments, backslashes, and empty segments, which no page URL contains. Ids may contain any
 * characters, so encoded ones within a segment are fine.
 */
function hasUnsafeSegments(url: string): boolean {
  const segments = url
    .replace(/[?#].*/s, '')
    .split('/')
    .slice(1);
  return (
    segments.slice(0, -1).includes('') ||
    segments.some((segment) => segment.includes('\\') || /^\.{1,2}$/.test(decodeURIComponent(segment)))
  );
}

/** Checks if a page is requested rather than a missing file. */
function isNavigation(request: IncomingMessage, path: string): boolean {
  // Files are in the root, such as /favicon.ico, or in assets/.
  if (path.startsWith('/assets/') || /^\/[^/]+\.[a-z0-9]+$/.test(path)) return false;
  const destination = request.headers['sec-fetch-dest'];
  if (destination !== undefined) return destination === 'document';
  const accept = request.headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !path.slice(path.lastIndexOf('/')).includes('.');
}

function matchesEtag(header: string | undefined, etag: string): boolean {
  return (header ?? '')
    .split(',')
    .some((candidate) => candidate.trim().replace(/^W\//, '') === etag || candidate.trim() === '*');
}

function compress(html: string, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === 'gzip' ? gzipSync(html) : Buffer.from(html);
}
