/** Rows in API format. */
export const reviewRow = {
  _id: 'r1',
  title: 'Lovely',
  description: 'Fits well',
  rating: 5,
  countryCode: 'DE',
  ipAddress: '10.0.0.1',
  createdAt: '2026-11-01T10:00:00.000Z',
  publishedAt: null,
  reply: null,
  repliedAt: null,
  status: 'pending',
  isFeatured: 0,
  attachments: [{ _id: 'a1', src: 'https://media.test/a.jpg', type: 'image', thumbnail: null }],
  customer: {
    _id: 'c1',
    name: 'Ada',
    firstName: 'Ada',
    lastName: null,
    emailAddress: 'ada@x.example',
    profilePhotoUrl: null,
  },
  product: { productId: 'p1', name: 'Lamp', slug: 'lamp' },
};

export const rewardRow = {
  _id: 'w1',
  type: 'points',
  task_type: 'signup',
  coupon_code: null,
  amount: 50,
  status: 'pending',
  discountConfig: null,
  order: null,
  review: null,
  faq: null,
  customer: reviewRow.customer,
  createdAt: '2026-11-01T10:00:00.000Z',
  availableAt: null,
  expiresAt: null,
  scratchedAt: null,
};

export const customerRow = {
  _id: 'c1',
  name: 'Ada',
  firstName: 'Ada',
  lastName: null,
  emailAddress: 'ada@x.example',
  profilePhotoUrl: null,
  totalPoints: 120,
  totalVouchers: 1,
  totalReviews: 2,
  totalFaq: 0,
  totalOrders: 3,
  totalReferrals: 0,
  acceptsMarketing: true,
  platformCustomerId: '77',
  referralCode: 'ADA1',
  loyaltyProgramId: null,
  offlineCardNumber: null,
  createdAt: '2026-11-01T10:00:00.000Z',
};

/** Each row has exactly the fields that its entity queries. */
export const questionRow = {
  _id: 'q1',
  question: 'Does it dim?',
  answer: null,
  status: 'pending',
  isFeatured: 0,
  createdAt: '2026-11-01T10:00:00.000Z',
  answeredAt: null,
  publishedAt: null,
  customer: reviewRow.customer,
  product: reviewRow.product,
};

/** Valid row of each entity, by name. */
export const rowOf: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  customers: customerRow,
  'product-reviews': reviewRow,
  rewards: rewardRow,
  faq: questionRow,
};

/** Response to a list query. */
export function listResponse(rows: unknown, total: unknown = Array.isArray(rows) ? rows.length : 0) {
  return { data: { list: { total, items: rows } } };
}
