/** Points on a backend that ignores the Idempotency-Key and closes a connection before it responds. */
import { randomUUID } from 'node:crypto';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rows, waitForRows } from '../lists/support/lists';
import { expect, test } from '../support/test';

/** Forwards to the backend. The first addition of points is applied, and its connection closed without a response. */
async function startClosingProxy(backend: string) {
  const additions: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const isAddition = incoming.method === 'POST' && incoming.url === '/admin/loyalty/add_points';
    const isFirst = isAddition && additions.length === 0;
    // Another key for each request, as if the backend didn't know them.
    const headers = { ...incoming.headers, ...(isAddition && { 'idempotency-key': randomUUID() }) };
    let body = '';
    incoming.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    if (isAddition) additions.push('');
    const index = additions.length - 1;
    incoming.on('end', () => {
      if (isAddition) additions[index] = body;
    });
    const forwarded = send(backend + incoming.url, { method: incoming.method, headers }, (response) => {
      if (isFirst) {
        response.resume().on('end', () => incoming.socket.destroy());
        return;
      }
      outgoing.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(outgoing);
    });
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // always an AddressInfo for a listening TCP server
  return {
    url: `http://localhost:${port}`,
    additions,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('points that the browser itself sent twice are reported, and one of them is deducted on request', async ({
  page,
  mock,
  signIn,
}) => {
  const proxy = await startClosingProxy(mock.url);
  await page.route(`${mock.url}/**`, (route) =>
    route.continue({ url: route.request().url().replace(mock.url, proxy.url) }),
  );
  await signIn(page, '/customers');
  await waitForRows(page);
  await page.keyboard.press('j');
  await page.keyboard.press('p');
  const dialog = page.getByRole('dialog', { name: /^Add points for/ });
  await dialog.getByRole('textbox', { name: /^Points/ }).fill('25');
  const preview = await dialog.getByText(/^Balance: /).textContent();
  const [before = 0, expected = 0] = [...String(preview).replaceAll(',', '').matchAll(/\d+/g)].map(Number);
  const format = (points: number) => points.toLocaleString('en');
  await dialog.getByRole('button', { name: 'Add points' }).click();

  await expect(page.getByRole('alert')).toContainText(
    `the activity shows these 25 points 2 times. The balance is ${format(before + 50)}; ${format(expected)} was expected.`,
  );
  await expect(page.getByText('25 points added')).toHaveCount(0);
  // One click, two requests.
  expect(proxy.additions).toHaveLength(2);
  expect(proxy.additions[1]).toBe(proxy.additions[0]);

  await page.getByRole('button', { name: 'Deduct 25 points' }).click();
  await expect(page.getByText('25 points corrected')).toBeVisible();
  await expect(rows(page).first()).toContainText(format(expected));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  proxy.close();
});
