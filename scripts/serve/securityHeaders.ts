/** Security headers, documented in docs/deploy.md. */
import { type Config, getMediaUrls } from '../../src/config.ts';

/** Sent with every response. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/** Sent over HTTPS only. */
export const httpsHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
};

/** Cache-Control of files with a hash in their names, and of other files. */
export const immutableHeader = 'public, max-age=31536000, immutable';
export const revalidateHeader = 'no-cache';

export interface PolicyParts {
  config: Config;
  /** Nonce of the response; without it no style element is allowed. */
  nonce?: string;
  /** 'sha256-…' of each inline script. */
  scriptHashes?: readonly string[];
}

/** Content-Security-Policy of the console. */
export function contentSecurityPolicy({ config, nonce, scriptHashes = [] }: PolicyParts): string {
  const api = getOrigin(config.apiUrl);
  const media = getMediaUrls(config).map(getOrigin);
  const upload = getOrigin(config.uploadUrl ?? config.mediaUrl);
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    ['style-src-elem', "'self'", nonce ? `'nonce-${nonce}'` : ''],
    ['style-src-attr', "'none'"],
    ['img-src', "'self'", 'data:', 'blob:', ...media],
    ['media-src', "'self'", ...media],
    ['font-src', "'self'"],
    ['connect-src', "'self'", api, upload],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['frame-src', "'self'"],
    ['form-action', "'none'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default', 'dompurify'],
    ['report-uri', `${config.basePath ?? ''}/csp`],
  ];
  return directives.map((parts) => [...new Set(parts)].filter(Boolean).join(' ')).join('; ');
}

/** Allowed images in a preview: those of the media hosts, or of any host. */
export type PreviewImagePolicy = 'own' | 'all';

/** Paths of the preview document, with their image policies. */
export const previewPaths: ReadonlyMap<string, PreviewImagePolicy> = new Map([
  ['/preview', 'own'],
  ['/preview/pictures', 'all'],
]);

export interface PreviewPolicyParts {
  /** URLs of the media hosts. */
  mediaUrls: readonly string[];
  /** Nonce of the response. */
  nonce: string;
  pictures: PreviewImagePolicy;
}

/**
 * Content-Security-Policy of the preview document: no origin, a single script, any styles, and no requests
 * except for images.
 */
export function previewPolicy({ mediaUrls, nonce, pictures }: PreviewPolicyParts): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'unsafe-inline'",
    `img-src data: ${pictures === 'all' ? 'https: http:' : [...new Set(mediaUrls.map(getOrigin))].join(' ')}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ');
}

/** Returns '' for a path of the console's host. */
function getOrigin(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : '';
}
