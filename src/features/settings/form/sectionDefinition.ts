import type { ZodMiniType } from 'zod/mini';
import type { Settings } from '../../../../resources/settings';

/** Invalid fields of a section, with message keys. Names are those of `data-field`. */
export type SectionIssues<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** A section of settings that is edited and saved on its own. */
export interface SectionDefinition<Value, Field extends string> {
  /** Part of the draft's name. */
  name: string;
  /** Schema of persisted drafts. */
  shape: ZodMiniType<Value>;
  /** Extracts the values of the fields from the settings. */
  read: (settings: Settings) => Value;
  /** Returns the changed keys of the settings. */
  diff: (saved: Value, value: Value) => Partial<Settings>;
  /** Validates the changed fields: saved values are kept as they are, even if they are invalid. */
  findIssues: (saved: Value, value: Value) => SectionIssues<Field>;
  /** Fields by the key of the settings, for the server's errors. */
  fieldsByKey: Readonly<Record<string, Field>>;
}
