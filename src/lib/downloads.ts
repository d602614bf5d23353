/** What is known about the downloads of code, from the start of the page on. */
export const downloads = {
  /** One has failed, also in advance: perhaps a style sheet, which Vite doesn't request again for code that needs it later. */
  failed: false,
};
