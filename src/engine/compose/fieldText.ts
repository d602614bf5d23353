import type { Row } from '../../../resources/entity';
import { valueAt } from '../records/consoleRecord';

/** The text of a field; '' where it has none. */
export function fieldText(record: Row, field: string): string {
  const value = valueAt(record, field);
  return typeof value === 'string' ? value : '';
}

/** A text as it is sent: with one kind of line end, and no blanks around it. */
export function asSent(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

/** Whether two texts say the same to who reads them. */
export function isSameText(one: string, other: string): boolean {
  return asSent(one).normalize() === asSent(other).normalize();
}
