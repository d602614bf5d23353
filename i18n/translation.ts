/** The same words in another language: the compiler asks for every key, and takes no other. */
export type Translation<Words> = { [Key in keyof Words]: Words[Key] extends string ? string : Translation<Words[Key]> };
