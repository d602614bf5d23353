/** Records whose every free text and address is hostile: over all rows, each field holds each text. */
import { corpus } from './corpus';

export interface HostileRow {
  _id: string;
  [field: string]: unknown;
}

/** Instants that the order of the list follows: the first row is the newest. */
const start = Date.parse('2026-03-01T12:00:00.000Z');
const instant = (n: number) => new Date(start - n * 60_000).toISOString();

/** Texts and addresses for one row, each of its fields another. */
interface Supply {
  /** The row's own text; it is what names it. */
  own: string;
  text(): string;
  address(): string;
}

function supplyOf(n: number, addresses: readonly string[]): Supply {
  let [texts, places] = [0, 0];
  const at = <One>(list: readonly One[], index: number) => list[index % list.length] as One; // the list is not empty
  return {
    own: at(corpus, n),
    // Fields stand far apart in the corpus, so that a row has texts of many kinds.
    text: () => at(corpus, n + ++texts * 97),
    address: () => at(addresses, n + ++places * 29),
  };
}

/** An opaque id; some are as hostile as the texts. */
function idOf(kind: string, n: number): string {
  return n % 9 === 4 ? `${kind}${n}"'><img src=x onerror=canary()>/../?#&%00 \\` : `${kind}${n}`;
}

function personOf(n: number, { text, address }: Supply, name: string) {
  return {
    _id: idOf('c', n),
    name,
    firstName: text(),
    lastName: text(),
    emailAddress: text(),
    profilePhotoUrl: address(),
  };
}

const productOf = (n: number, { text }: Supply, name: string) => ({ productId: idOf('p', n), name, slug: text() });

function reviewOf(n: number, supply: Supply): HostileRow {
  const { own, text, address } = supply;
  return {
    _id: idOf('r', n),
    title: own,
    description: text(),
    rating: (n % 5) + 1,
    countryCode: text(),
    ipAddress: text(),
    createdAt: instant(n),
    publishedAt: instant(n),
    reply: text(),
    repliedAt: instant(n),
    // Of the known ones two in three, so that there is a queue.
    status: ['pending', 'approved', text()][n % 3],
    isFeatured: n % 2,
    attachments: ['image', 'video', 'image'].slice(0, n % 4).map((type, place) => ({
      _id: idOf(`a${place}-`, n),
      src: address(),
      type,
      thumbnail: address(),
    })),
    customer: personOf(n, supply, text()),
    product: productOf(n, supply, text()),
  };
}

function questionOf(n: number, supply: Supply): HostileRow {
  const { own, text } = supply;
  return {
    _id: idOf('q', n),
    question: own,
    answer: n % 2 === 0 ? null : text(),
    status: ['pending', 'approved', text()][n % 3],
    isFeatured: n % 2,
    createdAt: instant(n),
    answeredAt: n % 2 === 0 ? null : instant(n),
    publishedAt: instant(n),
    customer: personOf(n, supply, text()),
    product: productOf(n, supply, text()),
  };
}

function rewardOf(n: number, supply: Supply): HostileRow {
  const { own, text } = supply;
  return {
    _id: idOf('w', n),
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
    order: { _id: idOf('o', n), number: text() },
    review: { _id: idOf('r', n), title: text(), rating: 3 },
    faq: { _id: idOf('q', n), question: text() },
    customer: personOf(n, supply, own),
    createdAt: instant(n),
    availableAt: instant(n - 100),
    expiresAt: instant(n - 50_000),
    scratchedAt: null,
  };
}

function customerOf(n: number, supply: Supply): HostileRow {
  const { own, text, address } = supply;
  return {
    _id: idOf('c', n),
    name: own,
    firstName: text(),
    lastName: text(),
    emailAddress: text(),
    profilePhotoUrl: address(),
    totalPoints: n,
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
    createdAt: instant(n),
  };
}

const makers = { 'product-reviews': reviewOf, faq: questionOf, rewards: rewardOf, customers: customerOf };
export type HostileEntity = keyof typeof makers;

/** One row for each text of the corpus. */
export function hostileRows(entity: HostileEntity, addresses: readonly string[]): HostileRow[] {
  return corpus.map((_, n) => makers[entity](n, supplyOf(n, addresses)));
}

/** The text that names the row of this number. */
export const ownText = (n: number): string => corpus[n] ?? '';
