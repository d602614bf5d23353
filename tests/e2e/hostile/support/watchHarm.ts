/** Everything that a hostile text could bring about, as a browser would show it. */
import { type BrowserContext, expect, type Page } from '@playwright/test';

export interface Harm {
  /** What was done so far; empty when all is well. */
  found(): Promise<string[]>;
}

/**
 * Watches every page of a context: scripts that ran, dialogs, pages that were left or opened, frames, and
 * calls to any other host than these. A foreign call is stopped, and counts.
 */
export async function watchHarm(context: BrowserContext, page: Page, own: readonly string[]): Promise<Harm> {
  const found: string[] = [];
  const isOwn = (address: string) => !/^(https?|wss?|ftp):/.test(address) || own.includes(new URL(address).origin);

  await context.addInitScript(() => {
    const ran: string[] = [];
    const note = (name: string) => () => {
      ran.push(name);
    };
    Object.assign(window, {
      ran,
      canary: note('canary'),
      alert: note('alert'),
      open: note('open'),
      print: note('print'),
    });
    window.addEventListener('submit', (event) => {
      const { action } = Object(event.target);
      if (!String(action).startsWith(location.origin)) ran.push(`form to ${String(action)}`);
    });
  });
  await context.route(
    (url) => !isOwn(url.href),
    async (route) => {
      found.push(`asked ${route.request().url().slice(0, 200)}`);
      await route.abort();
    },
  );
  context.on('page', (opened) => {
    if (opened !== page) found.push(`opened ${opened.url()}`);
  });
  page.on('websocket', (socket) => found.push(`socket ${socket.url()}`));
  page.on('dialog', (dialog) => {
    found.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('download', (download) => found.push(`download ${download.url().slice(0, 200)}`));
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) {
      if (!isPreview(frame.url(), own)) found.push(`frame ${frame.url()}`);
    } else if (!isOwn(frame.url())) found.push(`left for ${frame.url()}`);
  });
  return {
    found: async () => {
      const ran = await page.evaluate(() => (window as unknown as { ran?: string[] }).ran ?? []); // put there above
      const inside = await page.evaluate(readHarmInside);
      const framed = await Promise.all(page.frames().map((frame) => frame.evaluate(() => Object(window).ran ?? [])));
      return [...found, ...[...ran, ...framed.flat()].map((name) => `ran ${name}`), ...inside];
    },
  };
}

/** The document of a preview, where a page of ours has one. */
const isPreview = (address: string, own: readonly string[]) => own.some((host) => address === `${host}/preview`);

/** Elements and attributes that no text may make. */
function readHarmInside(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll('body *')) {
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name)) found.push(`attribute ${name} on ${element.localName}`);
      if (/^(href|src|action|formaction|poster|srcset|xlink:href|data|ping)$/.test(name)) {
        if (/^\s*(javascript|vbscript|data|view-source|file):/i.test(value))
          found.push(`${name}=${value.slice(0, 80)}`);
      }
    }
  }
  const strangers =
    'iframe:not([src="/preview"][sandbox="allow-scripts"]), object, embed, base, meta[http-equiv], marquee, math, template script, body style, body link';
  for (const element of document.body.querySelectorAll(strangers)) found.push(`element ${element.localName}`);
  const scripts = [...document.body.querySelectorAll('script')].filter(({ id }) => id !== 'console-config');
  for (const script of scripts) if (script.textContent?.includes('canary')) found.push('a script of a text');
  return found;
}

/** Fails, naming what was done. */
export async function expectNoHarm(harm: Harm): Promise<void> {
  expect(await harm.found(), 'no text of a customer does anything').toEqual([]);
}
