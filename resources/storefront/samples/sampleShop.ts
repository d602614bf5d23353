/** A shop to show a widget in where the merchant's own has nothing of the kind yet, in one language. */
export interface SampleShop {
  /** BCP 47 tag of its texts. */
  locale: string;
  /** Names of products. */
  products: readonly [string, string, string, string, string, string];
  /** What a product's page says of the first of them. */
  description: string;
  reviews: readonly SampleReview[];
  questions: readonly SampleQuestion[];
  /** Given name of a member. */
  member: string;
}

export interface SampleReview {
  author: string;
  rating: number;
  title: string;
  text: string;
  /** The shop's answer; '' where there is none. */
  reply: string;
}

export interface SampleQuestion {
  author: string;
  question: string;
  answer: string;
}
