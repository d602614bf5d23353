/**
 * Inlines the themed shell into index.html: colors, initial markup, boot script, and preloads. The first
 * paint needs no other file.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin, runnerImport, type ViteDevServer } from 'vite';
import { compileScript } from './compileScript.ts';
import { emptyExtensionPlugin } from './emptyExtensionPlugin.ts';
import { type Preload, preloadLinks } from './preloads.ts';

const shellModule = fileURLToPath(new URL('../../src/layout/shellHtml.ts', import.meta.url));

/** Placeholder that the server replaces with a new nonce in every response. */
const NONCE = '__CSP_NONCE__';

/** Placeholder of the entry module, which needs the boot script before it. */
const ENTRY = '<!-- entry -->';

const preloads: readonly Preload[] = [
  { module: '/src/App.tsx', when: 'always' },
  { module: '/src/routes/prefetchPageData.ts', when: 'signed-in' },
  { module: '/src/routes.tsx', when: 'signed-in' },
  { module: '/src/features/dashboard/StartPage.tsx', when: 'signed-in', path: '/' },
  { module: '/dataProvider/methods/stats.ts', when: 'signed-in', path: '/' },
  { module: '/src/features/customer/CustomerDetailsPage.tsx', when: 'signed-in', path: '/customers/' },
  { module: '/dataProvider/methods/customers.ts', when: 'signed-in', path: '/customers/' },
  { module: '/src/features/customer/activity/Activity.tsx', when: 'signed-in', path: '/customers/' },
  { module: '/src/features/queue/QueuePage.tsx', when: 'signed-in', path: '/moderate' },
  { module: '/src/features/loyalty/editor/ProgramPage.tsx', when: 'signed-in', path: '/loyalty/' },
  { module: '/src/features/storefront/theme/ThemePage.tsx', when: 'signed-in', path: '/theme-editor' },
  { module: '/src/layout/SignedOutApp.tsx', when: 'signed-out' },
];

interface Shell {
  css: string;
  markup: string;
  languages: readonly string[];
}

/**
 * In development, edits of the theme are visible after a reload. The page is part of the bundle, so they restart the
 * server; unbundled, the theme is loaded for every page.
 */
export function shellPlugin(): Plugin {
  let boot = '';
  let devServer: ViteDevServer | undefined;
  let isBuild = false;
  let mode = 'production';
  let base = '/';
  return {
    name: 'console-shell',
    configResolved({ command, mode: resolvedMode, base: resolvedBase }) {
      isBuild = command === 'build';
      mode = resolvedMode;
      base = resolvedBase;
    },
    configureServer(server) {
      if (!server.config.experimental.bundledDev) return;
      devServer = server;
    },
    async buildStart() {
      boot = await compileScript('src/boot/boot.ts');
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, context) {
        const { bundle, chunk } = context;
        const { shell, files } = await readShell(mode);
        if (devServer) restartOnChange(devServer, files);
        const head = [
          ...(isBuild && bundle && chunk
            ? preloadLinks(bundle, chunk.fileName, [...preloads, ...getLanguagePreloads(shell)], base)
            : []),
          `<meta property="csp-nonce" nonce="${NONCE}">`,
          `<script>${boot}</script>`,
          ENTRY,
          `<style nonce="${NONCE}">${shell.css}</style>`,
        ];
        const renderedHtml = html
          .replace('data-languages="en"', () => `data-languages="${shell.languages.join(' ')}"`)
          .replace('<!-- theme -->', () => head.join('\n    '))
          .replace('<!-- shell -->', () => shell.markup);
        // In development, the code for Fast Refresh has to run before the entry.
        return isBuild ? withEarlyEntry(renderedHtml) : renderedHtml;
      },
    },
    writeBundle() {
      this.info(`Content-Security-Policy hash of the boot script: 'sha256-${sha256(boot)}'`);
    },
  };
}

/** The languages of the console; those of an extension are loaded with its other code. */
const getLanguagePreloads = ({ languages }: Shell): Preload[] =>
  languages
    .filter((code) => existsSync(`i18n/${code}/index.ts`))
    .map((code): Preload => ({ module: `/i18n/${code}/index.ts`, when: `language-${code}` }));

/** Makes the entry module async, so that it runs before the rest of the document is parsed. */
function withEarlyEntry(html: string): string {
  const [tag] = /<script type="module"[^>]* src="[^"]*\/entry-[^"]*"[^>]*><\/script>/.exec(html) ?? [];
  if (tag === undefined) return html;
  return html.replace(tag, '').replace(ENTRY, () => tag.replace('<script', '<script async'));
}

/** Restarts the server when one of the files changes, as Vite does for the files of its configuration. */
function restartOnChange({ config, watcher }: ViteDevServer, files: readonly string[]): void {
  const paths = files.map((file) => normalizePath(resolve(file)));
  config.configFileDependencies.push(...paths.filter((path) => !config.configFileDependencies.includes(path)));
  watcher.add(paths);
}

/**
 * Returns the shell, and the files that it is made of.
 * @param mode Vite's mode, which decides on the languages
 */
async function readShell(mode: string): Promise<{ shell: Shell; files: string[] }> {
  if (!existsSync(shellModule)) return { shell: { css: '', markup: '', languages: ['en'] }, files: [] };
  const { module, dependencies } = await runnerImport<{ shell: Shell }>(shellModule, {
    mode,
    plugins: process.env['WITHOUT_EXTENSION'] ? [emptyExtensionPlugin()] : [],
  });
  return { shell: module.shell, files: [shellModule, ...dependencies] };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
