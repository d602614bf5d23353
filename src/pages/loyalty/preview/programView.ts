/** What a shopper sees of a loyalty programme, in words. */

/** A way to earn points, or what they buy. */
export interface ShownPart {
  title: string;
  /** What it gives and what limits it. */
  sentences: readonly string[];
  /** Words of its button; '' where it has none. */
  button: string;
}

export interface ShownProgram {
  shop: string;
  welcome: string;
  join: string;
  signIn: string;
  earn: string;
  tasks: readonly ShownPart[];
  /** Stands where there are none. */
  noTasks: string;
  redeem: string;
  rewards: readonly ShownPart[];
  noRewards: string;
}
