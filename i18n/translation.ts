/**
 * The same words in another language: the compiler takes no other key. English stands in for a word that is missing;
 * a test names it.
 */
export type Translation<Words> = {
  [Key in keyof Words]?: Words[Key] extends string ? string : Translation<Words[Key]>;
};
