/** Examples of records and drafts in the published document, with which a mock shows a whole page. */

interface EntityExamples {
  row: Readonly<Record<string, unknown>>;
  /** Body of the POST that creates a record. */
  draft?: Readonly<Record<string, unknown>>;
}

const at = '2026-01-31T08:00:00.000Z';
const customer = {
  _id: 'c1',
  name: 'Ada Larsen',
  firstName: 'Ada',
  lastName: 'Larsen',
  emailAddress: 'ada@shop.example',
  profilePhotoUrl: null,
};
const product = { productId: 'x1', name: 'Bowl', slug: 'bowl' };

const examples: Readonly<Record<string, EntityExamples>> = {
  customers: {
    row: {
      ...customer,
      totalPoints: 120,
      totalVouchers: 1,
      totalReviews: 2,
      totalFaq: 0,
      totalOrders: 3,
      totalReferrals: 0,
      acceptsMarketing: true,
      platformCustomerId: '70015',
      referralCode: 'ADA-10',
      loyaltyProgramId: null,
      offlineCardNumber: null,
      createdAt: at,
    },
  },
  rewards: {
    row: {
      _id: 'r9',
      type: 'coupon_code',
      task_type: 'redeem_points',
      coupon_code: 'THANKS-7Q2',
      amount: null,
      status: 'pending',
      discountConfig: { discountType: 'percentage', discountValue: 10, freeProduct: null },
      order: null,
      review: null,
      faq: null,
      customer,
      createdAt: at,
      availableAt: null,
      expiresAt: null,
      scratchedAt: null,
    },
  },
  'product-reviews': {
    row: {
      _id: 'v1',
      title: 'Lovely bowl',
      description: 'The glaze is even nicer than in the pictures.',
      rating: 5,
      countryCode: 'NO',
      ipAddress: '203.0.113.7',
      createdAt: at,
      publishedAt: null,
      reply: null,
      repliedAt: null,
      status: 'pending',
      isFeatured: 0,
      attachments: [],
      customer,
      product,
    },
    draft: {
      productId: product.productId,
      customerId: customer._id,
      title: 'Lovely bowl',
      description: 'The glaze is even nicer than in the pictures.',
      createdAt: at,
      rating: 5,
      status: 'approved',
    },
  },
  faq: {
    row: {
      _id: 'q1',
      question: 'Is it safe in the dishwasher?',
      answer: null,
      status: 'pending',
      isFeatured: 0,
      createdAt: at,
      answeredAt: null,
      publishedAt: null,
      customer,
      product,
    },
    draft: {
      productId: product.productId,
      customerId: customer._id,
      question: 'Is it safe in the dishwasher?',
      answer: 'Yes, up to 60 degrees.',
    },
  },
  sales: {
    row: {
      _id: 'o1',
      number: '1041',
      customer,
      total: 49.8,
      currency: 'EUR',
      discountCode: null,
      discountValue: null,
      pointsEarned: 50,
      source: 'none',
      createdAt: at,
    },
  },
};

/** Examples of an entity; without own ones, a record that has only an id. */
export const getExamples = (entityName: string): EntityExamples => examples[entityName] ?? { row: { _id: 'a1' } };
