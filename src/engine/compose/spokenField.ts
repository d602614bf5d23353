/** The name of the field that is written, as a heading has it and within a sentence. */
export interface SpokenField {
  field: string;
  fieldLower: string;
}
