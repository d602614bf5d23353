/**
 * A partial translation of `Messages`. Unknown keys are type errors. Missing ones fall back to English and
 * are reported by a test.
 */
export type Translation<Messages> = {
  [Key in keyof Messages]?: Messages[Key] extends string ? string : Translation<Messages[Key]>;
};
