import type { ImportKindName } from '../index';

/**
 * Export file of another product, recognized by its header (IMP-13). A mapping is declared only for headers that are
 * documented or were seen in files. Columns that it doesn't name are matched by their words.
 */
export interface ImportPreset {
  /** Name of the product, such as "Judge.me". */
  product: string;
  kind: ImportKindName;
  /** A file is recognized if it has all headers of one of these lists. Case and surrounding spaces don't matter. */
  recognizedBy: readonly (readonly string[])[];
  /** Header by field; of several, the first that has values. */
  columns: Readonly<Record<string, string | readonly string[]>>;
  /** Headers whose words mislead, such as `title` for the name of the place. They aren't matched. */
  leftOut?: readonly string[];
  /** Values of `status` that mean published. By default, those of the field. */
  publicWords?: readonly string[];
}
