/** The `data` of a widget as it is edited: everything that it holds, known or not. */
import * as z from 'zod/mini';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import { fieldsOf, type WidgetPage } from '../../../../resources/widgetPages/widgetPage';

/** Declared once: an edit that was kept is read by it. */
export const widgetDataShape = z.record(z.string(), z.unknown());
export type WidgetData = z.infer<typeof widgetDataShape>;

/** What a provider holds as data; nothing of what is no object. */
export function dataOf(raw: unknown): WidgetData {
  const parsed = widgetDataShape.safeParse(raw);
  return parsed.success ? parsed.data : {};
}

/** The texts that a widget says in its own words, by the code of the language. */
export function ownTexts({ texts }: WidgetData): Readonly<Record<string, Dictionary>> {
  const known = Object.entries(Object(texts)).map(([code, words]) => {
    const told = Object.entries(Object(words)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return [code, Object.fromEntries(told)] as const;
  });
  return Object.fromEntries(known);
}

/** One of those texts; '' for none. */
export function ownText({ texts }: WidgetData, code: string, key: string): string {
  const words: Readonly<Record<string, unknown>> = Object(Object(texts)[code]);
  const text = Object.hasOwn(words, key) ? words[key] : undefined;
  return typeof text === 'string' ? text : '';
}

/** The same data with another text of a language; an empty one is none, and the shop's own words stand. */
export function withText(data: WidgetData, code: string, key: string, text: string): WidgetData {
  const texts = { ...Object(data['texts']) };
  const { [key]: _, ...others } = { ...Object(texts[code]) };
  const words = text === '' ? others : { ...others, [key]: text };
  const { [code]: __, ...languages } = texts;
  const next = Object.keys(words).length === 0 ? languages : { ...languages, [code]: words };
  const { texts: ___, ...rest } = data;
  return Object.keys(next).length === 0 ? rest : { ...rest, texts: next };
}

/** The same data without what the page's controls and texts set: as the widget is at first. */
export function atFirst(data: WidgetData, page: WidgetPage): WidgetData {
  const own = new Set([...Object.keys(fieldsOf(page)), 'texts']);
  return Object.fromEntries(Object.entries(data).filter(([name]) => !own.has(name)));
}

/** Names of values that no control of the page sets: they are kept as they are. */
export function unknownNames(data: WidgetData, page: WidgetPage): readonly string[] {
  const own = new Set([...Object.keys(fieldsOf(page)), 'texts']);
  return Object.keys(data).filter((name) => !own.has(name));
}
