/** Keys of the deletions whose outcome isn't known start with this, followed by the ids of user and site. */
export const DELETIONS_KEY_PREFIX = 'deletions.';

/** Keys of the bulk runs that haven't ended start with this, followed by the ids of user and site. */
export const RUNS_KEY_PREFIX = 'bulkRuns.';

/** Key, among the attempts, of the writes that weren't in the history yet when their page was left. */
export const UNSTORED_WRITES_KEY = 'unstored';
