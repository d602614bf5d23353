/** Editable `data` of a widget, including unknown fields. */
import * as z from 'zod/mini';
import type { Dictionary } from '../../../resources/storefront/shopperText';
import { allWidgetFields, type WidgetPage } from '../../../resources/widgetPages/widgetPage';

/** Schema of persisted drafts. */
export const widgetDataShape = z.record(z.string(), z.unknown());
export type WidgetData = z.infer<typeof widgetDataShape>;

/** Parses `data` of an API response. Returns an empty object if it is not an object. */
export function parseWidgetData(raw: unknown): WidgetData {
  const parsed = widgetDataShape.safeParse(raw);
  return parsed.success ? parsed.data : {};
}

/** Returns the custom texts of a widget by language code. */
export function getCustomTexts({ texts }: WidgetData): Readonly<Record<string, Dictionary>> {
  const known = Object.entries(Object(texts)).map(([code, localeTexts]) => {
    const textEntries = Object.entries(Object(localeTexts)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return [code, Object.fromEntries(textEntries)] as const;
  });
  return Object.fromEntries(known);
}

/** Returns one custom text, or '' if there is none. */
export function getCustomText({ texts }: WidgetData, code: string, key: string): string {
  const localeTexts: Readonly<Record<string, unknown>> = Object(Object(texts)[code]);
  const text = Object.hasOwn(localeTexts, key) ? localeTexts[key] : undefined;
  return typeof text === 'string' ? text : '';
}

/** Returns the data with one text changed. An empty text is removed, so that the store's translation applies. */
export function setWidgetText(data: WidgetData, code: string, key: string, text: string): WidgetData {
  const texts = { ...Object(data['texts']) };
  const { [key]: _, ...others } = { ...Object(texts[code]) };
  const localeTexts = text === '' ? others : { ...others, [key]: text };
  const { [code]: __, ...languages } = texts;
  const next = Object.keys(localeTexts).length === 0 ? languages : { ...languages, [code]: localeTexts };
  const { texts: ___, ...rest } = data;
  return Object.keys(next).length === 0 ? rest : { ...rest, texts: next };
}

/** Removes the values of the page's controls and the texts, so that defaults apply. */
export function resetToDefaults(data: WidgetData, page: WidgetPage): WidgetData {
  const widgetFields = new Set([...Object.keys(allWidgetFields(page)), 'texts']);
  return Object.fromEntries(Object.entries(data).filter(([name]) => !widgetFields.has(name)));
}

/** Returns the names of fields that have no control. They are preserved when publishing. */
export function getUnknownFields(data: WidgetData, page: WidgetPage): readonly string[] {
  const widgetFields = new Set([...Object.keys(allWidgetFields(page)), 'texts']);
  return Object.keys(data).filter((name) => !widgetFields.has(name));
}
