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

test('[DEV-03] opens every page with mocks of the contract, without a refused request or an error', {
  tag: '@full',
}, async ({ page, dist }) => {
  test.setTimeout(900_000);
  const backend = await startOtherBackend();
  const config = parseConfig({
    ...JSON.parse(readFileSync('public/config.json', 'utf8')),
    apiUrl: backend.url,
    mediaUrl: `${backend.url}/media`,
  });
  const server = createConsoleServer({ dist, config, log: () => undefined });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // of a TCP server
  const origin = `http://localhost:${port}`;
  try {
    await signInByHand(page, origin);
    const { inShell } = buildTour({ customer: 'c1', program: 'p1' });
    for (const url of inShell) {
      await page.goto(`${origin}${url}`);
      await expectPage(page, url);
    }
    expect(backend.requests.length).toBeGreaterThan(inShell.length);
    expect(backend.requests.filter(({ refusal }) => refusal !== null)).toEqual([]);
  } finally {
    server.close();
    server.closeAllConnections();
    await backend.close();
  }
});
