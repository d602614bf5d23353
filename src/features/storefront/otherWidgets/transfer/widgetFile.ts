/** Export and import of a widget as a JSON file. */
import * as z from 'zod/mini';
import type { Widget } from '../../../../../resources/widgets';
import { parseWidgetData, type WidgetData } from '../../widgetData';

/** Maximum file size, several times that of the largest widget. */
export const MAX_WIDGET_FILE_BYTES = 1024 * 1024;

const fileShape = z.object({
  type: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  data: z.record(z.string(), z.unknown()),
});

/** Content of a file. */
export interface WidgetFile {
  type: string;
  data: WidgetData;
}

/** Reason why a file can't be imported. */
export type WidgetFileIssue = 'tooLarge' | 'unreadable' | 'notJson' | 'notWidget';

/** Serializes a widget. Its id and state belong to its store, so the file has neither. */
export function serializeWidget({ type, data }: Pick<Widget, 'type' | 'data'>): string {
  return `${JSON.stringify({ type, data: parseWidgetData(data) }, null, 2)}\n`;
}

/** Returns a file name made of the widget's name, such as 'summer-banner.json'. */
export function buildFileName(name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${slug || 'widget'}.json`;
}

/** Parses a file. Returns the reason if it isn't a widget. Never throws. */
export async function parseWidgetFile(file: File): Promise<WidgetFile | WidgetFileIssue> {
  if (file.size > MAX_WIDGET_FILE_BYTES) return 'tooLarge';
  let text: string;
  try {
    text = await file.text();
  } catch {
    return 'unreadable';
  }
  try {
    // Windows editors may add a BOM.
    return fileShape.safeParse(JSON.parse(text.replace(/^\uFEFF/, ''))).data ?? 'notWidget';
  } catch {
    return 'notJson';
  }
}
