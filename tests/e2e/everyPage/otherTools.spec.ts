/** The production build with a backend that other tools make of the published contract. */

import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createConsoleServer } from '../../../scripts/serve/createConsoleServer';
import { parseConfig } from '../../../src/config';
import { startOtherBackend } from '../../otherTools/startOtherBackend';
import { signInByHand } from '../support/signIn';
import { expect, test } from '../support/test';
import { buildTour } from '../tour/buildTour';
import { expectPage } from '../tour/openPages';

/** A message, a setting and a record; tests/faults/otherTools.test.ts sends all kinds of requests. */
const writes = [
  { url: '/contact', field: 'Message', button: 'Send message', request: /^POST \/admin\/contact$/ },
  { url: '/settings/general', field: /^Website/, button: 'Save', request: /^PATCH \/admin\/settings$/ },
  { url: '/customers/c1/settings', field: 'First name', button: 'Save', request: /^PATCH \/admin\/customers\/[^/]+$/ },
] as const;

test('[DEV-08] opens every page and writes with mocks of the contract, without a refused request or an error', {
  tag: '@otherTools',
}, async ({ page, dist }) => {
  test.setTimeout(900_000);
  const backend = await startOtherBackend();
  const config = parseConfig({
    ...JSON.parse(readFileSync('public/config.json', 'utf8')),
    apiUrl: backend.url,
    mediaUrl: `${backend.url}/media`,
  });
  const server = createConsoleServer({ dist, config, log: () => undefined });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo; // of a TCP server
  const origin = `http://localhost:${port}`;
  try {
    await signInByHand(page, origin);
    const { inShell } = buildTour({ customer: 'c1', program: 'p1' });
    for (const url of inShell) {
      await page.goto(`${origin}${url}`);
      await expectPage(page, url);
    }
    for (const { url, field, button, request } of writes) {
      await page.goto(`${origin}${url}`);
      await page.getByRole('main').getByRole('textbox', { name: field }).fill('https://shop.example');
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect.poll(() => backend.requests.some(({ name }) => request.test(name)), { message: url }).toBe(true);
    }
    expect(backend.requests.length).toBeGreaterThan(inShell.length);
    expect(backend.requests.filter(({ refusal }) => refusal !== null)).toEqual([]);
  } finally {
    server.close();
    server.closeAllConnections();
    await backend.close();
  }
});
