/** What every input of a form that is declared as data takes. */
export interface InputProps {
  label: string;
  help: string | undefined;
  error: string | undefined;
  required: boolean;
  /** As it stands in the draft: of whatever kind, since a provider may hold anything. */
  value: unknown;
  onChange: (value: unknown) => void;
}
