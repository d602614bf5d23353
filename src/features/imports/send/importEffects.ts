import type { ConsoleDataProvider } from '../../../../dataProvider';
import { AppError } from '../../../../dataProvider/errors';
import { customers } from '../../../../resources/customers';
import type { Entity } from '../../../../resources/entity';
import { type ImportKind, type ImportKindName, importKinds } from '../../../../resources/imports';
import { reviews } from '../../../../resources/reviews';
import { defaultSort } from '../../../../resources/sorts';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { getLeftOut, readPages } from '../../../lib/readPages';
import type { ImportRow } from '../table/checkedRows';
import { normalizeEmail } from '../table/resolveDuplicates';
import type { ImportEffects } from './batchCheck';

type Provider = Pick<ConsoleDataProvider, 'getList'>;

const PAGE_SIZE = 100;
/** Pages of a search. Short texts, such as "Good", are in many reviews. */
const MAX_PAGES = 5;
const MAX_SEARCH_LENGTH = 60;

/** What the rows of an import change: balances of customers, or the number of reviews with the same text. */
export function createImportEffects(kind: ImportKindName, provider: Provider): ImportEffects {
  return kind === 'reviews' ? reviewEffects(provider) : balanceEffects(importKinds[kind], provider);
}

function balanceEffects({ key = '', sumField = '' }: ImportKind, provider: Provider): ImportEffects {
  return {
    toEffect(row) {
      const points = row[sumField];
      return typeof points === 'number' ? { key: normalizeEmail(String(row[key] ?? '')), change: points } : null;
    },
    async read(email) {
      const isCustomer = ({ emailAddress }: ConsoleRecord) =>
        typeof emailAddress === 'string' && normalizeEmail(emailAddress) === email;
      const customer = (await search(provider, customers, email)).find(isCustomer);
      // An unknown customer is created by the import.
      return customer && typeof customer['totalPoints'] === 'number' ? customer['totalPoints'] : 0;
    },
  };
}

function reviewEffects(provider: Provider): ImportEffects {
  const toTexts = ({ title, description }: ImportRow | ConsoleRecord) =>
    [title, description].map((text) => (typeof text === 'string' ? text.trim() : ''));
  return {
    toEffect(row) {
      const texts = toTexts(row);
      return texts.some(Boolean) ? { key: JSON.stringify(texts), change: 1 } : null;
    },
    async read(key) {
      const [title, description] = toTextPair(key);
      const [line = ''] = (description || title).split('\n');
      const found = await search(provider, reviews, line.slice(0, MAX_SEARCH_LENGTH).trim());
      return found.filter((record) => JSON.stringify(toTexts(record)) === key).length;
    },
  };
}

function toTextPair(key: string): [title: string, description: string] {
  const [title, description]: unknown[] = JSON.parse(key);
  return [String(title), String(description)];
}

/** Finds records. @throws AppError, also if there are too many, or some can't be read */
async function search({ getList }: Provider, entity: Entity, text: string): Promise<readonly ConsoleRecord[]> {
  const read = async (page: number) => {
    const { data, total, meta } = await getList<ConsoleRecord>(entity.name, {
      filter: { search: text },
      pagination: { page: page + 1, perPage: PAGE_SIZE },
      sort: defaultSort(entity),
    });
    return { items: data, total, leftOut: getLeftOut(meta) };
  };
  const found: ConsoleRecord[] = [];
  const options = { pageSize: PAGE_SIZE, maxPages: MAX_PAGES, getId: ({ id }: ConsoleRecord) => id };
  for await (const { fresh, unread } of readPages(read, options)) {
    found.push(...fresh);
    if (unread === 0) return found;
  }
  throw new AppError({ kind: 'badAnswer' });
}
