/** Records whose every free text and URL is hostile. Over all rows, each field gets each text. */
import { hostileTexts } from './hostileTexts';

export interface HostileRow {
  _id: string;
  [field: string]: unknown;
}

/** Timestamps in list order: the first row is the newest. */
const START_MS = Date.parse('2026-03-01T12:00:00.000Z');
const createTimestamp = (n: number) => new Date(START_MS - n * 60_000).toISOString();

/** Texts and URLs of one row, different for each field. */
interface RowValues {
  /** The text that names the row. */
  rowText: string;
  text(): string;
  url(): string;
}

function createValues(n: number, urls: readonly string[]): RowValues {
  let [textCount, urlCount] = [0, 0];
  const at = <One>(list: readonly One[], index: number) => list[index % list.length] as One; // the list is not empty
  return {
    rowText: at(hostileTexts, n),
    // Large steps through the corpus, so that a row has texts of many types.
    text: () => at(hostileTexts, n + ++textCount * 97),
    url: () => at(urls, n + ++urlCount * 29),
  };
}

/** An opaque id. Some ids are hostile too. */
function createId(kind: string, n: number): string {
  return n % 9 === 4 ? `${kind}${n}"'><img src=x onerror=canary()>/../?#&%00 \\` : `${kind}${n}`;
}

function createPerson(n: number, { text, url }: RowValues, name: string) {
  return {
    _id: createId('c', n),
    name,
    firstName: text(),
    lastName: text(),
    emailAddress: text(),
    profilePhotoUrl: url(),
  };
}

const createProduct = (n: number, { text }: RowValues, name: string) => ({
  productId: createId('p', n),
  name,
  slug: text(),
});

function createReview(n: number, values: RowValues): HostileRow {
  const { rowText, text, url } = values;
  return {
    _id: createId('r', n),
    title: rowText,
    description: text(),
    rating: (n % 5) + 1,
    countryCode: text(),
    ipAddress: text(),
    createdAt: createTimestamp(n),
    publishedAt: createTimestamp(n),
    reply: text(),
    repliedAt: createTimestamp(n),
    // Two in three statuses are known ones, so that the queue is not empty.
    status: ['pending', 'approved', text()][n % 3],
    isFeatured: n % 2,
    attachments: ['image', 'video', 'image'].slice(0, n % 4).map((type, index) => ({
      _id: createId(`a${index}-`, n),
      src: url(),
      type,
      thumbnail: url(),
    })),
    customer: createPerson(n, values, text()),
    product: createProduct(n, values, text()),
  };
}

function createQuestion(n: number, values: RowValues): HostileRow {
  const { rowText, text } = values;
  return {
    _id: createId('q', n),
    question: rowText,
    answer: n % 2 === 0 ? null : text(),
    status: ['pending', 'approved', text()][n % 3],
    isFeatured: n % 2,
    createdAt: createTimestamp(n),
    answeredAt: n % 2 === 0 ? null : createTimestamp(n),
    publishedAt: createTimestamp(n),
    customer: createPerson(n, values, text()),
    product: createProduct(n, values, text()),
  };
}

function createReward(n: number, values: RowValues): HostileRow {
  const { rowText, text } = values;
  return {
    _id: createId('w', n),
    type: n % 2 === 0 ? 'coupon_code' : 'points',
    task_type: null,
    coupon_code: text(),
    amount: n % 2 === 0 ? null : n,
    status: ['pending', 'approved', 'rejected'][n % 3],
    discountConfig: {
      discountType: n % 4 === 0 ? text() : 'free_product',
      discountValue: null,
      freeProduct: { label: text(), value: text() },
    },
    order: { _id: createId('o', n), number: text() },
    review: { _id: createId('r', n), title: text(), rating: 3 },
    faq: { _id: createId('q', n), question: text() },
    customer: createPerson(n, values, rowText),
    createdAt: createTimestamp(n),
    availableAt: createTimestamp(n - 100),
    expiresAt: createTimestamp(n - 50_000),
    scratchedAt: null,
  };
}

function createCustomer(n: number, values: RowValues): HostileRow {
  const { rowText, text, url } = values;
  return {
    _id: createId('c', n),
    name: rowText,
    firstName: text(),
    lastName: text(),
    emailAddress: text(),
    profilePhotoUrl: url(),
    totalPoints: n % 331 === 30 ? 1_234_567_890 : n,
    totalVouchers: n % 4,
    totalReviews: 0,
    totalFaq: 0,
    totalOrders: 0,
    totalReferrals: 0,
    acceptsMarketing: n % 2 === 0,
    platformCustomerId: text(),
    referralCode: text(),
    loyaltyProgramId: text(),
    offlineCardNumber: text(),
    accessToken: null,
    createdAt: createTimestamp(n),
  };
}

const rowFactories = {
  'product-reviews': createReview,
  faq: createQuestion,
  rewards: createReward,
  customers: createCustomer,
};
export type HostileEntity = keyof typeof rowFactories;

/** One row for each text of the corpus. */
export function hostileRows(entity: HostileEntity, urls: readonly string[]): HostileRow[] {
  return hostileTexts.map((_, n) => rowFactories[entity](n, createValues(n, urls)));
}

/** The text that names row `n`. */
export const getRowText = (n: number): string => hostileTexts[n] ?? '';
