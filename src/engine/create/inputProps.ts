import type { FormField } from '../../../resources/field';

/** What an input of a form gets. */
export interface InputProps {
  field: FormField;
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
  error: string | undefined;
  help: string | undefined;
  /** Word of a choice. */
  choiceWord: (choice: string) => string;
  /** Told while something that was chosen is still on its way, such as a picture. */
  onBusy: (isBusy: boolean) => void;
}

/** What was typed, as a field of text shows it. */
export const asTyped = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
