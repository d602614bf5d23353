/** Build files, read once at startup. Other files cannot be requested. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

export type Encoding = 'br' | 'gzip' | 'identity';

interface Body {
  content: Buffer;
  etag: string;
}

export interface Asset {
  type: string;
  /** The name contains a content hash, so the file never changes. */
  immutable: boolean;
  /** File content, and the compressed versions that the build created. */
  bodies: Readonly<{ identity: Body; br?: Body; gzip?: Body }>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The build adds a hash of seven or eight characters to file names in assets/. */
const hashed = /^\/assets\/.+-[\w-]{7,8}\.\w+$/;

/** Rendered per response. */
const documents: ReadonlySet<string> = new Set(['index.html', 'preview.html']);

/**
 * Loads the build files by URL path, such as '/assets/index-B7AOQfRh.js'. Excludes hidden files, unknown
 * types, and documents, which are rendered with a nonce.
 */
export function loadAssets(dist: string): Map<string, Asset> {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) => name.split(sep).join('/'));
  const present = new Set(names);
  const assets = new Map<string, Asset>();
  for (const name of names) {
    const type = types[extname(name)];
    if (!type || documents.has(name) || name.split('/').some((part) => part.startsWith('.'))) continue;
    const path = `/${name}`;
    assets.set(path, {
      type,
      immutable: hashed.test(path),
      bodies: {
        identity: body(dist, name),
        ...(present.has(`${name}.br`) ? { br: body(dist, `${name}.br`) } : {}),
        ...(present.has(`${name}.gz`) ? { gzip: body(dist, `${name}.gz`) } : {}),
      },
    });
  }
  return assets;
}

function body(dist: string, name: string): Body {
  const content = readFileSync(join(dist, name));
  return { content, etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"` };
}

/** Picks the best available encoding that the browser accepts. */
export function pickEncoding(accepted: string | undefined, available: readonly Encoding[]): Encoding {
  const weights = new Map<string, number>();
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...settings] = part.split(';').map((text) => text.trim());
    const weight = settings.find((setting) => setting.startsWith('q='));
    weights.set(name, weight ? Number(weight.slice(2)) : 1);
  }
  const isAccepted = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  for (const name of ['br', 'gzip'] as const) if (available.includes(name) && isAccepted(name)) return name;
  return 'identity';
}
