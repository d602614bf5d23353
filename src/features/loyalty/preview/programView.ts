/** View model of a program as shoppers see it. */

/** A task or reward. */
export interface PartViewModel {
  /** Type of the task or reward, for its icon. */
  type: string;
  title: string;
  /** What it gives and its conditions. */
  sentences: readonly string[];
  /** Button label; '' without a button. */
  button: string;
}

export interface ProgramViewModel {
  storeName: string;
  welcome: string;
  join: string;
  signIn: string;
  earn: string;
  tasks: readonly PartViewModel[];
  /** Empty state text. */
  noTasks: string;
  redeem: string;
  rewards: readonly PartViewModel[];
  noRewards: string;
}
