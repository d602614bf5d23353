import type { Row } from '../../../resources/entity';
import { getFieldValue } from '../records/consoleRecord';

/** Text of a field; '' if it has none. */
export function getFieldText(record: Row, field: string): string {
  const value = getFieldValue(record, field);
  return typeof value === 'string' ? value : '';
}

/** Normalizes line endings and trims the text. */
export function normalizeText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

/** Compares two texts, ignoring line endings, surrounding whitespace, and Unicode normalization. */
export function isSameText(a: string, b: string): boolean {
  return normalizeText(a).normalize() === normalizeText(b).normalize();
}

/** Name of the edited field, as a heading and within a sentence. */
export interface FieldLabels {
  field: string;
  fieldLower: string;
}
