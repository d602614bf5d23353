import type { InputField, InputKind } from '../../../resources/field';

/** Returns the label of a choice of a field. */
export type GetChoiceLabel = (choice: string) => string;

/** Props of every input. */
export interface InputProps<Kind extends InputKind = InputKind> {
  field: InputField<Kind>;
  label: string;
  help: string | undefined;
  error: string | undefined;
  required: boolean;
  /** Unchecked: stored values come from a provider or from a draft of an earlier version. */
  value: unknown;
  onChange: (value: unknown) => void;
  getChoiceLabel: GetChoiceLabel;
  /** Called when an upload starts and ends. */
  onBusy?: ((isBusy: boolean) => void) | undefined;
}

/** Label, texts and state of an input, as the components of `src/ui` take them. */
export const toFieldProps = ({ label, help, error, required, onChange }: InputProps) => ({
  label,
  help,
  error,
  required,
  onChange,
});
