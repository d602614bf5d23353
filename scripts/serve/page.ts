/** index.html, made ready for one answer. */
import { createHash } from 'node:crypto';
import type { Config } from '../../src/config.ts';

const placeholder = '__CSP_NONCE__';
const inlineScript = /<script>([\s\S]*?)<\/script>/g;

export interface Page {
  /** 'sha256-…' of each inline script, for the Content-Security-Policy. */
  scriptHashes: readonly string[];
  /** The HTML with this nonce in it. */
  render: (nonce: string) => string;
}

/** @returns what puts a nonce in its places in a document of the build */
export function withNonce(html: string): Page['render'] {
  const parts = html.split(placeholder);
  return (nonce) => parts.join(nonce);
}

/** @param html of the build, with the nonce's placeholder in it */
export function createPage(html: string, config: Config): Page {
  const scriptHashes = [...html.matchAll(inlineScript)].map(([, code = '']) => hashOf(code));
  // Before all scripts: the first of them reads it.
  return { scriptHashes, render: withNonce(html.replace('<script>', () => `${headOf(config)}<script>`)) };
}

function headOf(config: Config): string {
  const block = `<script type="application/json" id="console-config">${escapeJson(config)}</script>`;
  if (!URL.canParse(config.apiUrl)) return block;
  return `<link rel="preconnect" href="${new URL(config.apiUrl).origin}" crossorigin>${block}`;
}

/** JSON that cannot end the script element it stands in. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}
