import type { ImportPreset } from './importPreset';

/** Columns of the files of Judge.me and of those who imitate them. */
const judgeMeColumns = {
  rating: 'rating',
  title: 'title',
  description: 'body',
  // The id is often empty, or holds the handle.
  productId: ['product_id', 'product_handle'],
  customerName: 'reviewer_name',
  customerEmail: 'reviewer_email',
  createdAt: 'review_date',
  reply: 'reply',
};

/**
 * Review files. Photos aren't imported, so refused ones (`Unpublished Image URLs`, `rejectedImageUrls`) can't be
 * published. Neither are columns with IP addresses.
 */
export const reviewPresets: readonly ImportPreset[] = [
  {
    product: 'Judge.me',
    kind: 'reviews',
    // The templates have no `curated`; the newer one has `product_url` in place of the reply.
    recognizedBy: [
      ['body', 'rating', 'review_date', 'curated', 'reviewer_name', 'reviewer_email'],
      [
        'title',
        'body',
        'rating',
        'review_date',
        'reviewer_name',
        'product_id',
        'product_handle',
        'reply',
        'picture_urls',
      ],
      ['title', 'body', 'rating', 'review_date', 'reviewer_name', 'product_url', 'product_handle', 'picture_urls'],
    ],
    columns: { ...judgeMeColumns, status: 'curated' },
    publicWords: ['ok'],
  },
  {
    product: 'Opinew',
    kind: 'reviews',
    recognizedBy: [['body', 'rating', 'review_date', 'state', 'reviewer_name', 'barcode', 'region']],
    columns: { ...judgeMeColumns, productId: ['product_id', 'product_handle', 'SKU'], status: 'state' },
    publicWords: ['published'],
  },
  {
    product: 'Ryviu',
    kind: 'reviews',
    recognizedBy: [['product_handle', 'rating', 'author', 'body_text', 'created_at']],
    columns: {
      rating: 'rating',
      title: 'title',
      description: 'body_text',
      productId: 'product_handle',
      customerName: 'author',
      customerEmail: 'email',
      createdAt: 'created_at',
      status: 'status',
    },
    publicWords: ['enable'],
  },
  {
    product: 'Yotpo',
    kind: 'reviews',
    recognizedBy: [['Review Status', 'Review Score', 'Review Content', 'Reviewer Display Name']],
    columns: {
      rating: 'Review Score',
      title: 'Review Title',
      description: 'Review Content',
      productId: ['Product ID', 'Product Handle'],
      productName: 'Product Title',
      customerName: 'Reviewer Display Name',
      customerEmail: 'Reviewer Email',
      createdAt: 'Review Creation Date',
      countryCode: 'Reviewer Country',
      // The comment is the store's.
      reply: 'Comment Content',
      replyStatus: 'Comment Public',
      status: 'Review Status',
    },
    publicWords: ['published'],
  },
  {
    product: 'Okendo',
    kind: 'reviews',
    recognizedBy: [['body', 'rating', 'dateCreated', 'isIncentivized', 'rejectedImageUrls']],
    columns: {
      rating: 'rating',
      title: 'title',
      description: 'body',
      productId: ['productId', 'handle', 'sku'],
      customerName: 'name',
      customerEmail: 'email',
      createdAt: 'dateCreated',
      countryCode: 'countryCode',
      reply: 'reply',
      replyStatus: 'replyIsPublic',
      status: ['status', 'isApproved'],
    },
    publicWords: ['approved', 'true'],
  },
  {
    // Reviews of the store: there is no product.
    product: 'Trustpilot',
    kind: 'reviews',
    recognizedBy: [['Review Stars', 'Review Content', 'Review Username', 'Review Created (UTC)']],
    columns: {
      rating: 'Review Stars',
      title: 'Review Title',
      description: 'Review Content',
      customerName: 'Review Username',
      customerEmail: 'Review User Email',
      createdAt: 'Review Created (UTC)',
      reply: 'Company Response',
    },
  },
  {
    // Reviews of products, unlike those of the store above.
    product: 'Trustpilot',
    kind: 'reviews',
    recognizedBy: [['review_id', 'stars', 'product_name', 'product_sku', 'content', 'consumer_name', 'created_at']],
    columns: {
      rating: 'stars',
      description: 'content',
      productId: 'product_sku',
      productName: 'product_name',
      customerName: 'consumer_name',
      createdAt: 'created_at',
    },
  },
  {
    product: 'Shopify Product Reviews',
    kind: 'reviews',
    recognizedBy: [['product_handle', 'state', 'rating', 'title', 'author', 'body', 'created_at', 'replied_at']],
    columns: {
      rating: 'rating',
      title: 'title',
      description: 'body',
      productId: 'product_handle',
      customerName: 'author',
      customerEmail: 'email',
      createdAt: 'created_at',
      reply: 'reply',
      status: 'state',
    },
    publicWords: ['published'],
    leftOut: ['location'],
  },
  {
    // `title` is the name of the place, and `publishAt` a text such as "4 months ago".
    product: 'Google Maps',
    kind: 'reviews',
    recognizedBy: [['name', 'stars', 'text', 'publishedAtDate', 'reviewerNumberOfReviews', 'isLocalGuide']],
    columns: {
      rating: 'stars',
      description: 'text',
      customerName: 'name',
      createdAt: 'publishedAtDate',
      reply: 'responseFromOwnerText',
    },
    leftOut: ['title', 'publishAt', 'textTranslated'],
  },
  {
    // `name` is the place, `rating` its average, and `author_title` the reviewer.
    product: 'Google Maps (Outscraper)',
    kind: 'reviews',
    recognizedBy: [['author_title', 'review_text', 'review_rating', 'review_datetime_utc']],
    columns: {
      rating: 'review_rating',
      description: 'review_text',
      customerName: 'author_title',
      createdAt: 'review_datetime_utc',
      reply: 'owner_answer',
    },
    leftOut: ['name', 'rating', 'reviews', 'query'],
  },
  {
    // `anonymous`, `buyerGender` and the photos aren't imported.
    product: 'AliExpress',
    kind: 'reviews',
    recognizedBy: [['buyerEval', 'buyerFeedback', 'buyerName', 'evalDate']],
    columns: {
      rating: 'buyerEval',
      description: 'buyerFeedback',
      customerName: 'buyerName',
      createdAt: 'evalDate',
      countryCode: 'buyerCountry',
    },
  },
  {
    // `buyerEval` is the rating in percent, and `feedbackTranslated` isn't the customer's text.
    product: 'AliExpress',
    kind: 'reviews',
    recognizedBy: [['buyerEval', 'starRating', 'feedback', 'evalDate']],
    columns: {
      rating: 'starRating',
      description: 'feedback',
      productId: 'productId',
      customerName: 'buyerName',
      createdAt: 'evalDate',
      countryCode: 'buyerCountry',
    },
    leftOut: ['feedbackTranslated', 'addFeedback'],
  },
  {
    // `name` is the product.
    product: 'Datafiniti',
    kind: 'reviews',
    recognizedBy: [['name', 'brand', 'reviews.text', 'reviews.rating']],
    columns: {
      rating: 'reviews.rating',
      title: 'reviews.title',
      description: 'reviews.text',
      productName: 'name',
      customerName: 'reviews.username',
      createdAt: 'reviews.date',
    },
  },
  {
    product: 'WooCommerce',
    kind: 'reviews',
    recognizedBy: [['comment_post_ID', 'comment_author', 'comment_content', 'comment_approved', 'rating']],
    columns: {
      rating: 'rating',
      description: 'comment_content',
      productId: ['product_SKU', 'comment_post_ID'],
      customerName: 'comment_author',
      customerEmail: 'comment_author_email',
      createdAt: ['comment_date_gmt', 'comment_date'],
      status: 'comment_approved',
    },
    publicWords: ['1'],
  },
  {
    product: 'PrestaShop',
    kind: 'reviews',
    recognizedBy: [['id_product_comment', 'id_product', 'customer_name', 'grade', 'validate']],
    columns: {
      rating: 'grade',
      title: 'title',
      description: 'content',
      productId: 'id_product',
      customerName: 'customer_name',
      createdAt: 'date_add',
      status: 'validate',
      hidden: 'deleted',
    },
    publicWords: ['1'],
  },
  {
    product: 'PowerReviews',
    kind: 'reviews',
    recognizedBy: [['Page Id', 'Review Display', 'Review Text', 'Rating']],
    columns: {
      rating: 'Rating',
      title: 'Review Title',
      description: 'Review Text',
      productId: 'Page Id',
      customerName: 'Review Display',
      createdAt: 'Review Date',
      status: 'Review Status',
    },
    publicWords: ['approved'],
  },
  {
    // A row may also have a review of the store (`Service Rating`), which isn't imported.
    product: 'Feefo',
    kind: 'reviews',
    recognizedBy: [['Feedback Date', 'Service Rating', 'Product Rating', 'Product Comment']],
    columns: {
      rating: 'Product Rating',
      description: 'Product Comment',
      productId: 'Product Id',
      customerName: 'Name',
      customerEmail: 'Email',
      createdAt: 'Feedback Date',
    },
    leftOut: ['Service Rating', 'Service Comment', 'Sale Date'],
  },
  {
    // `comment` is not the customer's text.
    product: 'eKomi',
    kind: 'reviews',
    recognizedBy: [['date', 'rating', 'feedback', 'shop_review_title']],
    columns: {
      rating: 'rating',
      title: 'shop_review_title',
      description: 'feedback',
      createdAt: 'date',
      customerName: 'firstname',
    },
    leftOut: ['comment'],
  },
  {
    product: 'Shoplazza',
    kind: 'reviews',
    recognizedBy: [['product_id', 'score', 'body', 'like', 'create_time']],
    columns: {
      rating: 'score',
      description: 'body',
      productId: 'product_id',
      customerName: 'name',
      createdAt: 'create_time',
    },
  },
];
