/** The words that there are, and the keys of words that the code says. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { english } from '../../../i18n/en';
import { shopperTextOf } from '../../../resources/storefront/texts';
import { areaWords } from '../../support/allWords';
import { flatWords } from './flatWords';

// React-admin's words are its own.
const { ra: _, ...ownAreas } = Object.fromEntries(areaWords);

/** All English words by their key; those of areas too. */
export const words = new Map(flatWords({ ...english, ...ownAreas }));

const root = join(import.meta.dirname, '../../..');

/** The code that says words: paths from the root. */
export const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name: `src/${name}`, text: readFileSync(join(root, 'src', name), 'utf8') }));

const tops = [...Object.keys(english), ...Object.keys(ownAreas)].join('|');

function found(pattern: RegExp) {
  return sources.flatMap(({ name, text }) => [...text.matchAll(pattern)].map(([, key = '']) => ({ name, key })));
}

/** What shoppers read has keys of its own, which the compiler checks; some begin as those of an area do. */
const isShoppers = ({ name, key }: { name: string; key: string }) =>
  name.startsWith('src/pages/storefront/preview/') && shopperTextOf(key) !== null;

/** Keys as they stand in the code. */
export const literalKeys = found(new RegExp(`['"\`]((?:${tops})\\.[\\w.$-]+)['"\`]`, 'g')).filter(
  (one) => !isShoppers(one),
);

/** Keys that are put together: `errors.${kind}.text`. */
export const patternKeys = found(new RegExp(`\`((?:${tops})\\.[^\`]*\\$\\{[^\`]*)\``, 'g')).map(({ name, key }) => ({
  name,
  key,
  pattern: new RegExp(
    `^${key
      .split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
  ),
}));
