import { type WidgetData, widgetDataShape } from '../../../../engine/storefront/widgetData';

/** Why a text isn't the data of a widget. `line` is 1-based and null if the browser doesn't tell it. */
export type JsonIssue = { reason: 'notJson'; line: number | null } | { reason: 'notObject' | 'tooLarge' };

/** Maximum length of the data as compact JSON. */
export const MAX_DATA_LENGTH = 200_000;

/** Parses the data of a widget. Returns the issue if the text isn't a JSON object. */
export function parseJsonData(text: string): { data: WidgetData } | { issue: JsonIssue } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (thrown) {
    return { issue: { reason: 'notJson', line: findLine(text, String(thrown)) } };
  }
  const data = Array.isArray(value) ? undefined : widgetDataShape.safeParse(value).data;
  if (!data) return { issue: { reason: 'notObject' } };
  return JSON.stringify(data).length > MAX_DATA_LENGTH ? { issue: { reason: 'tooLarge' } } : { data };
}

/** Finds the line in the browser's message: some name the line, some the offset, some neither. */
function findLine(text: string, message: string): number | null {
  const line = /\bline (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const offset = /\bposition (\d+)/.exec(message)?.[1];
  if (offset !== undefined) return text.slice(0, Number(offset)).split('\n').length;
  return /end of (JSON|data)/i.test(message) ? text.split('\n').length : null;
}

/** Serializes data for editing. */
export const formatJsonData = (data: WidgetData): string => JSON.stringify(data, null, 2);
