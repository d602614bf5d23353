/** Writes the themed shell into index.html: colours, first markup, boot script, preloads. The first paint waits for nothing else. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { compileBootScript } from './bootScript.ts';
import { type Preload, preloadLinks } from './preloads.ts';

const shellModule = fileURLToPath(new URL('../../src/theme/shellHtml.ts', import.meta.url));
const requestsModule = fileURLToPath(new URL('../../src/session/requestsOfPage.ts', import.meta.url));

/** What the server that sends index.html replaces by a fresh value in every response. */
const NONCE = '__CSP_NONCE__';

/** Where the first module stands: after the boot script, which it needs. */
const ENTRY = '<!-- entry -->';

const preloads: readonly Preload[] = [
  { module: '/src/App.tsx', when: 'always' },
  { module: '/src/session/requestsOfPage.ts', when: 'signed-in' },
  { module: '/src/routes.tsx', when: 'signed-in' },
  { module: '/src/session/siteClients.ts', when: 'signed-in' },
  { module: '/src/pages/dashboard/StartPage.tsx', when: 'signed-in', path: '/' },
  { module: '/dataProvider/methods/stats.ts', when: 'signed-in', path: '/' },
  { module: '/i18n/en/areas/dashboard.ts', when: 'signed-in', path: '/' },
  { module: '/src/layout/FrontDoor.tsx', when: 'signed-out' },
  { module: '/i18n/en/areas/auth.ts', when: 'signed-out' },
  { module: '/i18n/fr/index.ts', when: 'language-fr' },
  { module: '/i18n/ar/index.ts', when: 'language-ar' },
];

interface Shell {
  themeCss: () => string;
  shellMarkup: () => string;
}

/** The plugin. In development the theme is read afresh at every page load, so that an edit of it is seen. */
export function shellPlugin(): Plugin {
  let boot = '';
  return {
    name: 'console-shell',
    async buildStart() {
      boot = await compileBootScript(await readFirstRequests());
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, context) {
        const shell = await readShell();
        const { bundle, chunk } = context;
        const head = [
          ...(bundle && chunk ? preloadLinks(bundle, chunk.fileName, preloads) : []),
          `<meta property="csp-nonce" nonce="${NONCE}">`,
          `<script>${boot}</script>`,
          ENTRY,
          `<style nonce="${NONCE}">${shell.themeCss()}</style>`,
        ];
        const shown = html
          .replace('<!-- theme -->', () => head.join('\n    '))
          .replace('<!-- shell -->', () => shell.shellMarkup());
        return withEarlyEntry(shown);
      },
    },
    writeBundle() {
      this.info(`Content-Security-Policy hash of the boot script: 'sha256-${sha256(boot)}'`);
    },
  };
}

/** The first module runs as soon as it is there: the browser may take its time with the rest of the document. */
function withEarlyEntry(html: string): string {
  const [tag] = /<script type="module"[^>]* src="[^"]*\/entry-[^"]*"[^>]*><\/script>/.exec(html) ?? [];
  if (tag === undefined) return html;
  return html.replace(tag, '').replace(ENTRY, () => tag.replace('<script', '<script async'));
}

async function readShell(): Promise<Shell> {
  if (!existsSync(shellModule)) return { themeCss: () => '', shellMarkup: () => '' };
  return (await runnerImport<Shell>(shellModule)).module;
}

async function readFirstRequests(): Promise<unknown> {
  return (await runnerImport<{ requestsByPath: () => unknown }>(requestsModule)).module.requestsByPath();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
