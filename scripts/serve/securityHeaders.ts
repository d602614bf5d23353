/** The headers that keep the console safe, as docs/deploy.md lists them. */
import type { Config } from '../../src/config.ts';

/** Sent with every answer. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/** Sent where the browser came by https. */
export const httpsHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
};

export interface PolicyParts {
  config: Config;
  /** Of this answer; without it no style element is allowed. */
  nonce?: string;
  /** 'sha256-…' of each inline script. */
  scriptHashes?: readonly string[];
}

/** The Content-Security-Policy. */
export function contentSecurityPolicy({ config, nonce, scriptHashes = [] }: PolicyParts): string {
  const api = originOf(config.apiUrl);
  const media = originOf(config.mediaUrl);
  const upload = originOf(config.uploadUrl ?? config.mediaUrl);
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    ['style-src-elem', "'self'", nonce ? `'nonce-${nonce}'` : ''],
    ['style-src-attr', "'none'"],
    ['img-src', "'self'", 'data:', 'blob:', media],
    ['media-src', "'self'", media],
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
    ['report-uri', '/csp'],
  ];
  return directives.map((parts) => [...new Set(parts)].filter(Boolean).join(' ')).join('; ');
}

/** Which pictures a preview may ask for: those of the media host, or those of any host. */
export type PreviewPictures = 'own' | 'all';

/** Addresses of the document of previews, and what it may ask for at each. */
export const previewPaths: ReadonlyMap<string, PreviewPictures> = new Map([
  ['/preview', 'own'],
  ['/preview/pictures', 'all'],
]);

export interface PreviewPolicyParts {
  /** Address of the media host. */
  media: string;
  /** Of this answer. */
  nonce: string;
  pictures: PreviewPictures;
}

/**
 * The Content-Security-Policy of the document of previews: it has no origin, its one script runs, styles of any kind
 * hold, and nothing but pictures is asked for.
 */
export function previewPolicy({ media, nonce, pictures }: PreviewPolicyParts): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'unsafe-inline'",
    `img-src data: ${pictures === 'all' ? 'https: http:' : originOf(media)}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ');
}

/** '' for a path of our own. */
function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : '';
}
