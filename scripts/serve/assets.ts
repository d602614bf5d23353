/** The files of a build, read once: what is not among them cannot be asked for. */
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
  /** Named by its own hash, so that it never changes. */
  immutable: boolean;
  /** The file as it is, and compressed where the build left it so. */
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

/** Vite puts eight characters of a hash before the ending of everything in assets/. */
const hashed = /^\/assets\/.+-[\w-]{8}\.\w+$/;

/** They differ in every answer. */
const documents: ReadonlySet<string> = new Set(['index.html', 'preview.html']);

/** By path in the address, such as '/assets/index-B7AOQfRh.js'. Files of unknown type, hidden ones and documents, which are sent with a nonce, are left out. */
export function readAssets(dist: string): Map<string, Asset> {
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

/** The best encoding that the browser takes, out of those that there are. */
export function pickEncoding(accepted: string | undefined, available: readonly Encoding[]): Encoding {
  const weights = new Map<string, number>();
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...settings] = part.trim().split(/\s*;\s*/);
    const weight = settings.find((setting) => setting.startsWith('q='));
    weights.set(name, weight ? Number(weight.slice(2)) : 1);
  }
  const taken = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  for (const name of ['br', 'gzip'] as const) if (available.includes(name) && taken(name)) return name;
  return 'identity';
}
