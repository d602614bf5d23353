/** Detects every effect that a hostile text could have in a browser. */
import { type BrowserContext, expect, type Page } from '@playwright/test';

export interface Harm {
  /** Effects so far; empty if there are none. */
  found(): Promise<string[]>;
}

/**
 * Watches every page of a context for executed scripts, dialogs, navigation, popups, frames, and requests to foreign
 * hosts. Foreign requests are aborted and reported.
 */
export async function watchHarm(context: BrowserContext, page: Page, ownOrigins: readonly string[]): Promise<Harm> {
  const found: string[] = [];
  const isOwn = (url: string) => !/^(https?|wss?|ftp):/.test(url) || ownOrigins.includes(new URL(url).origin);

  // Reported at once, because a frame may be gone when the test looks.
  await context.exposeFunction('reportHarm', (name: string) => {
    found.push(`ran ${name}`);
  });
  await context.addInitScript(() => {
    const recordCall = (name: string) => () => Object(window).reportHarm(name);
    Object.assign(window, {
      canary: recordCall('canary'),
      alert: recordCall('alert'),
      open: recordCall('open'),
      print: recordCall('print'),
    });
    window.addEventListener('submit', (event) => {
      const { action } = Object(event.target);
      if (!String(action).startsWith(location.origin)) Object(window).reportHarm(`form to ${String(action)}`);
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
      if (!isPreview(frame.url(), ownOrigins)) found.push(`frame ${frame.url()}`);
    } else if (!isOwn(frame.url())) found.push(`left for ${frame.url()}`);
  });
  return {
    found: async () => {
      const forbidden = await page.evaluate(readHarmInside);
      return [...found, ...forbidden];
    },
  };
}

/** True for the document of a preview frame. */
const isPreview = (url: string, ownOrigins: readonly string[]) =>
  ownOrigins.some((origin) => url === `${origin}/preview`);

/** Elements and attributes that must never come from a text. Runs in the page. */
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
  const FORBIDDEN_ELEMENTS =
    'iframe:not([src="/preview"][sandbox="allow-scripts"]), object, embed, base, meta[http-equiv], marquee, math, template script, body style, body link';
  for (const element of document.body.querySelectorAll(FORBIDDEN_ELEMENTS)) found.push(`element ${element.localName}`);
  const scripts = [...document.body.querySelectorAll('script')].filter(({ id }) => id !== 'console-config');
  for (const script of scripts) if (script.textContent?.includes('canary')) found.push('a script of a text');
  return found;
}

/** Fails with a list of the effects. */
export async function expectNoHarm(harm: Harm): Promise<void> {
  expect(await harm.found(), 'effects of hostile texts').toEqual([]);
}
