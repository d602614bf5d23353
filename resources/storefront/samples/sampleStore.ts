/** Sample content of a store in one language, for widget previews of stores without content. */
export interface SampleStore {
  /** BCP 47 tag of the texts. */
  locale: string;
  /** Product names. */
  products: readonly [string, string, string, string, string, string];
  /** Description of the first product. */
  description: string;
  reviews: readonly SampleReview[];
  questions: readonly SampleQuestion[];
  /** First name of a member. */
  member: string;
}

export interface SampleReview {
  author: string;
  rating: number;
  title: string;
  text: string;
  /** The store's reply; '' if there is none. */
  reply: string;
}

export interface SampleQuestion {
  author: string;
  question: string;
  answer: string;
}
