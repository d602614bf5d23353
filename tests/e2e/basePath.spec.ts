/** The production build below a path, through the bundled server and through nginx. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { anyFreePort } from '../../scripts/run/ports';
import { createConsoleServer } from '../../scripts/serve/createConsoleServer';
import { parseConfig } from '../../src/config';
import { csvFile, goToRows, uploadFile } from './imports/support/importPage';
import { listen } from './support/servers';
import { fillInSignIn } from './support/signIn';
import { startNginx, whyNoNginx } from './support/startNginx';
import { expect, test } from './support/test';

const basePath = '/apps/console';

const defaults: object = JSON.parse(readFileSync('public/config.json', 'utf8'));
const createConfig = (backend: string) =>
  parseConfig({ ...defaults, apiUrl: backend, mediaUrl: `${backend}/media`, basePath });

for (const host of ['the bundled server', 'nginx'] as const) {
  test(`[EXT-08] one build runs below a path, served by ${host}`, async ({
    page,
    servers,
    dist,
    mock: _mock,
    allowConsoleErrors,
  }) => {
    const whySkipped = host === 'nginx' ? whyNoNginx() : null;
    // biome-ignore lint/suspicious/noSkippedTests: nginx can't be installed everywhere.
    test.skip(whySkipped !== null, whySkipped ?? '');
    const config = createConfig(servers.backend);
    const reports: string[] = [];
    const served =
      host === 'nginx'
        ? await startNginx(dist, config, await anyFreePort())
        : await listen(createConsoleServer({ dist: resolve(dist), config, log: (line) => reports.push(line) }));
    const base = served.url + basePath;
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(served.url)) requested.push(request.url());
    });

    // A deep link leads to the sign-in page, and back.
    await page.goto(`${base}/customers?sort=points_desc`);
    await expect(page).toHaveURL(`${base}/auth?from=%2Fcustomers%3Fsort%3Dpoints_desc`);
    await fillInSignIn(page);
    await expect(page).toHaveURL(`${base}/customers?sort=points_desc`);

    // The menu, by click and in another tab; and a record, reloaded.
    const menu = page.getByRole('navigation').first();
    await expect(menu.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', `${basePath}/faq`);
    await menu.getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL(`${base}/faq`);
    await page.goBack();
    await page.locator('tr[data-record]').first().getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`^${base}/customers/.`));
    await page.reload();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

    // A preview, whose document has its own policy.
    allowConsoleErrors(/Blocked script execution in/);
    await page.goto(`${base}/theme-editor`);
    await expect(page.frameLocator('iframe[title="Customer view"]').locator('.lw-button').first()).toBeVisible();

    // A file, which a worker reads.
    await page.goto(`${base}/customers/import/customers`);
    await uploadFile(page, csvFile('First name,Email\nAda,ada@shop.example\n', 'customers.csv'));
    await goToRows(page);

    expect(requested.filter((url) => !url.startsWith(`${base}/`))).toEqual([]);
    expect(reports).toEqual([]);

    const outside = await page.request.get(`${served.url}/customers`);
    expect([outside.status(), await outside.text()]).toEqual([404, expect.stringContaining(`below ${basePath}/`)]);
    await page.goto(base);
    await expect(page).toHaveURL(`${base}/`);
    await ('stop' in served ? served.stop() : served.close());
  });
}

test('[EXT-08] a proxy that adds a path which the console does not know gets a sentence, not a white page', async ({
  page,
  servers,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/Failed to load resource/);
  const proxy = await listen(
    createServer((request, response) => {
      if (!request.url?.startsWith('/shop/')) return response.writeHead(404).end();
      fetch(servers.console + request.url.slice(5), { headers: { accept: 'text/html' } }).then(
        async (answer) => response.writeHead(answer.status, { 'content-type': 'text/html' }).end(await answer.text()),
        () => response.destroy(),
      );
    }),
  );
  await page.goto(`${proxy.url}/shop/customers`);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This page couldn’t be loaded');
  await expect(alert).toContainText('an administrator needs to set basePath in config.json');
  await proxy.close();
});
