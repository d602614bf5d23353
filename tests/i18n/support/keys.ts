/** Messages, and the message keys used in the code. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { english } from '../../../i18n/en';
import { getShopperText } from '../../../resources/storefront/texts';
import { namespaceMessages } from '../../support/allMessages';
import { flattenMessages } from './flattenMessages';

// react-admin has its own messages.
const { ra: _, ...ownAreas } = Object.fromEntries(namespaceMessages);

/** All English messages by key, including lazy-loaded ones. */
export const messages = new Map(flattenMessages({ ...english, ...ownAreas }));

const root = join(import.meta.dirname, '../../..');

/** Source files with messages: paths from the root. */
export const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name: `src/${name}`, text: readFileSync(join(root, 'src', name), 'utf8') }));

const tops = [...Object.keys(english), ...Object.keys(ownAreas)].join('|');

function found(pattern: RegExp) {
  return sources.flatMap(({ name, text }) => [...text.matchAll(pattern)].map(([, key = '']) => ({ name, key })));
}

/** Storefront texts have separate keys, which are type-checked. Some start with the name of a namespace. */
const isShoppers = ({ name, key }: { name: string; key: string }) =>
  name.startsWith('src/features/storefront/preview/') && getShopperText(key) !== null;

/** Keys as string literals. */
export const literalKeys = found(new RegExp(`['"\`]((?:${tops})\\.[\\w.$-]+)['"\`]`, 'g')).filter(
  (item) => !isShoppers(item),
);

/** Composed keys: `errors.${kind}.text`. */
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
