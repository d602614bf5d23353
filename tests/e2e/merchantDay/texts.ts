import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { escapeRegExp } from 'es-toolkit';
import { createMessageCatalog } from '../../../i18n/messageCatalog';

/** Texts of the console in one language, by key, as merchants read them. */
export interface Texts {
  /** @throws if there is no such text */
  (key: string, values?: object): string;
  /** All texts by key, with their placeholders and plural forms. */
  messages: ReadonlyMap<string, string>;
}

/** Loads the texts of a language, as `lazy.ts` does where Vite is. */
export async function loadTexts(language: string): Promise<Texts> {
  const folder = resolve('i18n', language);
  const load = async (file: string): Promise<object> => Object(await import(pathToFileURL(file).href));
  const [common] = Object.values(await load(resolve(folder, 'index.ts')));
  const areas = await Promise.all(
    readdirSync(resolve(folder, 'areas')).map(async (file) => {
      const { messages } = Object(await load(resolve(folder, 'areas', file)));
      return [basename(file, '.ts'), messages];
    }),
  );
  const all = { ...common, ...Object.fromEntries(areas) };
  const messages = new Map(flatten(all));
  const { translate } = createMessageCatalog(language, () => all);
  const text = (key: string, values?: object) => {
    if (!messages.has(key)) throw new Error(`There is no text ${key} in ${language}.`);
    return translate(key, values);
  };
  return Object.assign(text, { messages });
}

function flatten(messages: object, path = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  );
}

/** Returns a pattern for each plural form of a text, with any value in place of each placeholder. */
const toPatterns = (text: string): string[] =>
  text.split('||||').map((form) =>
    form
      .trim()
      .split(/%\{\w+\}/)
      .map(escapeRegExp)
      .join('.+'),
  );

/** A text with any values. */
export const toPattern = ({ messages }: Texts, key: string): RegExp => {
  const text = messages.get(key);
  if (!text) throw new Error(`There is no text ${key}.`);
  return new RegExp(toPatterns(text).join('|'));
};

/** Finds which of some texts are English although the language has another translation. */
export function createEnglishFinder(english: Texts, { messages }: Texts): (shown: readonly string[]) => string[] {
  const translated = new Set([...messages.values()].flatMap(toPatterns));
  // Names of one word may be data of the store, too.
  const patterns = [...english.messages.values()]
    .flatMap(toPatterns)
    .filter((pattern) => !translated.has(pattern) && /[a-z]{2,}[^a-z]+[a-z]{2,}/i.test(pattern));
  const anyEnglish = new RegExp(`^(?:${patterns.join('|')})$`);
  return (shown) => shown.filter((text) => anyEnglish.test(text));
}

/** What merchants read or hear on the page, without texts of the store, which are marked by their language or direction. */
export const readTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const attributes = ['aria-label', 'placeholder', 'alt', 'title'];
    const texts = [...document.querySelectorAll('body *:not(script, style)')]
      .filter((element) => !element.closest('bdi, [dir=auto], body [lang]'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => [
        ...attributes.flatMap((name) => element.getAttribute(name) ?? []),
        ...[...element.childNodes].flatMap((node) =>
          node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : [],
        ),
      ]);
    return [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
  });
