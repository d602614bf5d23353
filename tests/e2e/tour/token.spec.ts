/** Searches everything that a tour through the console leaves behind for the tokens. */
import type { BrowserContext, Page, Request } from '@playwright/test';
import { isInTurn } from '../../support/fullRun';
import { demo } from '../support/signIn';
import { expect, test } from '../support/test';

/** Pages with forms, previews, uploads, exports, links to other hosts and stored state. */
const allPaths = [
  '/customers?search=a',
  '/product-reviews?status=pending',
  '/rewards',
  '/faq',
  '/loyalty',
  '/theme-editor/css',
  '/theme-editor/install',
  '/widget-editor/ReviewAndFAQ',
  '/notifications/edit/reviewAfterOrder/en',
  '/customers/import/points',
  '/contact',
  '/settings',
  '/analytics',
  '/history',
  '/system',
];

/** A run that isn't full opens every third one. */
const paths = allPaths.filter((_, index) => isInTurn(index, 3));

/** Records what leaves the page: requests without their Authorization header, and console messages. */
function watchTraffic(context: BrowserContext): readonly string[] {
  const traffic: string[] = [];
  context.on('request', (request) => void toText(request).then((text) => traffic.push(text)));
  context.on('console', (message) => traffic.push(`console ${message.text()} ${message.location().url}`));
  return traffic;
}

async function toText(request: Request): Promise<string> {
  const { authorization: _own, ...headers } = await request.allHeaders().catch(() => request.headers());
  return `request ${request.method()} ${request.url()} ${JSON.stringify(headers)} ${request.postData() ?? ''}`;
}

/** Everything that the browser stores for the console, and shows in the document and the address. */
async function readStored(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const storages = Object.entries({ localStorage, sessionStorage }).flatMap(([name, storage]) =>
      Object.entries(storage).map(([key, value]) => `${name} ${key} ${String(value)}`),
    );
    const caches: string[] = [];
    for (const name of await window.caches.keys()) {
      for (const { url } of await (await window.caches.open(name)).keys()) caches.push(`cache ${name} ${url}`);
    }
    const databases: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of database.objectStoreNames) {
        const read = <Item>(list: IDBRequest<Item[]>) =>
          new Promise<Item[]>((resolve) => {
            list.onsuccess = () => resolve(list.result);
          });
        const objects = database.transaction(store).objectStore(store);
        const content = [await read(objects.getAllKeys()), await read(objects.getAll())];
        databases.push(`database ${name} ${store} ${JSON.stringify(content)}`);
      }
      database.close();
    }
    return [
      ...storages,
      ...caches,
      ...databases,
      `cookies ${document.cookie}`,
      `address ${window.location.href} ${document.referrer} ${JSON.stringify(window.history.state)}`,
      `window.name ${window.name}`,
      `document ${document.documentElement.outerHTML}`,
    ];
  });
}

test('no token is anywhere but in its header and in the stored session', async ({ context, page, mock }) => {
  test.setTimeout(240_000);
  const traffic = watchTraffic(context);
  const response = await page.request.post(`${mock.url}/auth/email`, { data: demo });
  const linkToken = String(Object(await response.json())['access_token']);
  // The link that brings the token is the only address that has it.
  const link = `/customers?token=${encodeURIComponent(linkToken)}`;
  await page.goto(link);
  await expect(page.locator('tr[data-record]').first()).toBeVisible();
  const session = await page.evaluate(() => localStorage.getItem('console.session') ?? '{}');
  const { tokens, signInToken } = JSON.parse(session);
  const secrets = [...new Set([linkToken, String(signInToken), ...Object.values(tokens).map(String)])];
  expect(secrets.length).toBeGreaterThan(2);

  /** Places where a token was found that aren't its own. */
  const findings: string[] = [];
  const search = (texts: readonly string[]) => {
    for (const text of texts) if (secrets.some((secret) => text.includes(secret))) findings.push(text.slice(0, 300));
  };
  const searchPage = async () =>
    search((await readStored(page)).filter((text) => !text.startsWith('localStorage console.session ')));
  await searchPage();
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('main h1').first(), path).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
    await searchPage();
  }
  const isLink = (text: string) => text.startsWith('request GET ') && text.includes(`${link} `);
  expect(traffic.filter(isLink)).toHaveLength(1);
  search(traffic.filter((text) => !isLink(text)));
  expect(findings).toEqual([]);

  // The requests as the backend received them.
  const received = await mock.requests();
  const sent = received.map(({ headers: { authorization: _own, ...headers }, ...request }) =>
    JSON.stringify({ ...request, headers }),
  );
  expect(sent.length).toBeGreaterThan(paths.length);
  search(sent);
  expect(findings).toEqual([]);
});
