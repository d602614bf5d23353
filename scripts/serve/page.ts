/** Renders index.html for a response. */
import { createHash } from 'node:crypto';
import type { Config } from '../../src/config.ts';

const placeholder = '__CSP_NONCE__';
const inlineScript = /<script>([\s\S]*?)(?:<\/script>|$)/g;

export interface Page {
  /** 'sha256-…' of each inline script, for the Content-Security-Policy. */
  scriptHashes: readonly string[];
  /** Renders the HTML with this nonce. */
  render: (nonce: string) => string;
}

/** @returns a function that inserts a nonce into a document of the build */
export function withNonce(html: string): Page['render'] {
  const parts = html.split(placeholder);
  return (nonce) => parts.join(nonce);
}

/** The response to URLs outside of the base path, for the operator. */
export const describeBasePath = (basePath: string): string =>
  `The console is served below ${basePath}/ (basePath in config.json). A proxy has to pass this path on.`;

/** What the path of the configuration changes in index.html, which is built for the root of a host. */
export const getPathReplacements = ({ basePath }: Pick<Config, 'basePath'>): readonly (readonly [string, string])[] =>
  basePath === undefined
    ? []
    : [
        ['data-base-path="/"', `data-base-path="${basePath}/"`],
        ['="/assets/', `="${basePath}/assets/`],
      ];

/** @param html built document with nonce placeholders */
export function createPage(html: string, config: Config): Page {
  const scriptHashes = [...html.matchAll(inlineScript)].map(([, code = '']) => getHash(code));
  const placedHtml = getPathReplacements(config).reduce((text, [from, to]) => text.replaceAll(from, to), html);
  // Must precede all scripts, because the first one reads it.
  const configuredHtml = setTitle(placedHtml, config).replace('<script>', () => `${getHead(config)}<script>`);
  return { scriptHashes, render: withNonce(configuredHtml) };
}

/** Puts the name of the brand into the title, which is visible until the console has started. */
function setTitle(html: string, { brand }: Config): string {
  const name = brand?.name?.replace(/[<&]/g, (character) => `&#${character.charCodeAt(0)};`);
  return name === undefined ? html : html.replace(/<title>[^<]*<\/title>/, () => `<title>${name}</title>`);
}

function getHead(config: Config): string {
  const block = `<script type="application/json" id="console-config">${escapeJson(config)}</script>`;
  if (!URL.canParse(config.apiUrl)) return block;
  return `<link rel="preconnect" href="${new URL(config.apiUrl).origin}" crossorigin>${block}`;
}

/** JSON that cannot close its script element. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function getHash(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}
