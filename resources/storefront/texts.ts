/** Every text of the storefront's widgets. A key is `area.name`, and a dictionary of the shop may word it anew. */
import type { ShopperText } from './shopperTextShape';
import { loyalty } from './texts/loyalty';
import { notices } from './texts/notices';
import { questions } from './texts/questions';
import { reviews } from './texts/reviews';
import { ways } from './texts/ways';

const texts = { ...reviews, ...questions, ...loyalty, ...notices, ...ways };

/** The key of a text that the widgets say. */
export type ShopperTextKey = keyof typeof texts;

/** Every text, by its key. */
export const shopperTexts: Readonly<Record<ShopperTextKey, ShopperText>> = texts;

/** A text by any key; null for one that no widget says. */
export function shopperTextOf(key: string): ShopperText | null {
  const known: Readonly<Record<string, ShopperText>> = shopperTexts;
  return Object.hasOwn(known, key) ? (known[key] ?? null) : null;
}
