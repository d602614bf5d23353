/** Name of the edited field, as a heading and within a sentence. */
export interface FieldLabels {
  field: string;
  fieldLower: string;
}
