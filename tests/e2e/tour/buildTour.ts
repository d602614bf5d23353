import { readFileSync } from 'node:fs';
import { matchPath } from 'react-router';
import { entities } from '../../../resources';
import { settingsSections } from '../../../src/slots/parts';

/** Ids of existing records. */
export interface TourIds {
  customer: string;
  program: string;
}

/** Tabs and records below `…/*` paths. */
const nestedUrls = (ids: TourIds): readonly string[] => [
  ...settingsSections.map((section) => `/settings/${section}`),
  ...['widgets', 'css', 'languages', 'install'].map((tab) => `/theme-editor/${tab}`),
  ...['points', 'rewards', 'referrals', 'reviews', 'questions', 'customers'].map((tab) => `/analytics/${tab}`),
  ...['settings', 'costs', 'try'].map((tab) => `/loyalty/${ids.program}/${tab}`),
  '/widget-editor/ReviewAndFAQ',
  '/widget-editor/LoyaltyProgramLanding',
  '/notifications/edit/reviewAfterOrder/en',
];

/** URLs that a page without a session or site needs. */
const bareUrls = ['/install/shopify', '/auth/private-app', '/auth?t=demo-invite', '/system', '/logout', '/auth'];

/** Values of the parameters in paths. */
const getParameters = ({ customer, program }: TourIds): Readonly<Record<string, string>> => ({
  'customers/:id': customer,
  'loyalty/:id': program,
  'imports/:run': 'none',
  // The first product of the fixture.
  'product-reviews/products/:id': '8800000000',
});

/** URLs of every page of the route table: those inside the shell, and those that replace the console. */
export function buildTour(ids: TourIds): { inShell: string[]; bare: string[] } {
  const paths = [...readFileSync('src/routes.tsx', 'utf8').matchAll(/^ {2}(?: {2}|\{ )path: '([^'*][^']*)'/gm)].map(
    ([, path = '']) => path,
  );
  if (paths.length < 20) throw new Error('The paths of src/routes.tsx could not be read.');
  const bare = paths.filter((path) => /^(auth|install|logout)/.test(path));
  const lists = entities.flatMap(({ name, create }) => [`/${name}`, ...(create ? [`/${name}/create`] : [])]);
  const nested = nestedUrls(ids);
  const own = paths.filter((path) => !bare.includes(path)).flatMap((path) => fillIn(path, ids, nested));
  const isToured = (path: string) => bareUrls.some((url) => matchPath(`/${path}`, url.replace(/\?.*/, '')));
  const missing = bare.filter((path) => path !== 'auth/invitation' && !isToured(path));
  if (missing.length > 0) throw new Error(`The tour has no URL for ${missing.join(', ')}.`);
  return { inShell: [...new Set(['/', ...lists, ...own, ...nested])], bare: bareUrls };
}

/** The URL of a path, unless a nested URL matches it already. */
function fillIn(path: string, ids: TourIds, nested: readonly string[]): string[] {
  const parameters = Object.entries(getParameters(ids));
  const filled = parameters.reduce(
    (url, [pattern, value]) => (url.startsWith(pattern) ? url.replace(pattern, pattern.replace(/:\w+/, value)) : url),
    path,
  );
  const url = `/${filled.replace(/\/\*$/, '')}`;
  if (!url.includes(':')) return [url];
  if (nested.some((item) => matchPath(`/${path}`, item))) return [];
  throw new Error(`The tour has no value for ${path}.`);
}
