/** Reviews of a group of ratings. */
export interface HiddenShare {
  /** Reviews that customers don't see. */
  hidden: number;
  total: number;
  /** From 0 to 1; 0 without reviews. */
  share: number;
}

/** Differences below it can be chance. */
const MIN_DIFFERENCE = 0.2;
/** Hidden negative reviews below which a difference says little. */
const MIN_HIDDEN = 5;

/** The hidden reviews of a group; null while a number is unknown. */
export function getHiddenShare(total: number | undefined, published: number | undefined): HiddenShare | null {
  if (total === undefined || published === undefined) return null;
  const hidden = Math.max(0, total - published);
  return { hidden, total, share: total > 0 ? hidden / total : 0 };
}

/** Whether negative reviews are hidden so much more often than positive ones that it looks like a bias. */
export function isBiased(negative: HiddenShare, positive: HiddenShare): boolean {
  return negative.hidden >= MIN_HIDDEN && negative.share - positive.share >= MIN_DIFFERENCE;
}
