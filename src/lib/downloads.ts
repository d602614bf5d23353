/** State of the code's downloads since the page was opened. */
export const downloads = {
  /** One has failed, also in advance: perhaps a style sheet, which Vite doesn't request again for code that needs it later. */
  failed: false,
  /** The merchant asked to try again, so a failure may reload the page, however soon after the last time. */
  isRetry: false,
};
