/** Opens every page of the console, and compares all requests with the calls of the API. */
import { findInvalidRequests } from '../../support/checkExchange';
import { findInvalidQueries } from '../../support/findInvalidQueries';
import { isInTurn } from '../../support/fullRun';
import { signInByHand } from '../support/signIn';
import { expect, test } from '../support/test';
import { buildTour } from './buildTour';
import { expectPage, findTourIds, openInPage } from './openPages';
import { watchRequests } from './watchRequests';

/** Calls by POST that change nothing. */
const harmlessWrites = ['POST /auth/email', 'POST /admin/housekeeping/ping'];

test.use({ amounts: { customers: 12, reviews: 12, rewards: 20, questions: 12 } });

test('[APP-18] a tour of every page sends nothing but calls of the API, each with the token, and changes nothing', {
  tag: '@anyBrowser',
}, async ({ page, mock, servers }) => {
  test.setTimeout(240_000);
  const traffic = watchRequests(page, servers.console, mock.url);
  await mock.clearRequests();
  await signInByHand(page);
  // Firefox doesn't report the end of every request of a page that another one replaces.
  await traffic.waitForIdle();
  await page.goto('/customers?page=0&limit=3');
  const { inShell, bare } = buildTour(await findTourIds(page));

  // Two runs open all of them.
  for (const url of inShell.filter((_, index) => isInTurn(index, 2))) {
    await openInPage(page, url);
    // The heading of the page before stays until the code of this one is loaded.
    await traffic.waitForIdle();
    await expectPage(page, url);
    await traffic.waitForIdle();
  }
  for (const url of bare) {
    await page.goto(url);
    await expectPage(page, url);
    await traffic.waitForIdle();
  }

  const requests = (await mock.requests()).filter(({ path }) => !path.startsWith('/media/'));
  expect(findInvalidRequests(requests)).toEqual([]);
  const withoutToken = requests.filter(({ headers }) => !/^Bearer ./.test(String(headers['authorization'])));
  expect(withoutToken.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /auth/email',
    // The invited manager has no token yet: the invitation is their proof.
    'GET /auth/setup_manager_account?emailToken=demo-invite',
  ]);
  expect(findInvalidQueries(requests)).toEqual([]);
  expect(requests.filter(({ status }) => status === null || status >= 400)).toEqual([]);
  const writes = requests.filter(({ method, path }) => method !== 'GET' && path !== '/admin/graphql');
  const names = writes.map(({ method, path }) => `${method} ${path}`);
  expect(names.filter((name) => !harmlessWrites.includes(name))).toEqual([]);
  expect(traffic.getForeignRequests()).toEqual([]);
});
