/** What a code editor is told about the text in it. */
import type { Ref } from 'react';

/** Something that is offered while somebody types. */
export interface Completion {
  /** What is put in, such as `.lw-card` or `{{customer.name}}`. */
  label: string;
  /** A few words that stand beside it. */
  detail?: string;
  /** One or two sentences, shown for the one that is chosen. */
  info?: string;
}

/** Something in the text that is to be told about; what does not parse is found without. */
export interface Problem {
  /** Place in the text, in UTF-16 units from 0. */
  from: number;
  to: number;
  message: string;
  severity: 'error' | 'warning' | 'info';
}

/** What can be done to a code editor from outside. */
export interface CodeEditorHandle {
  /** Puts a text in place of what is selected, as if it were typed; the caret goes behind it. */
  insert: (text: string) => void;
  /** Shows a part of the text and selects it. */
  select: (from: number, to: number) => void;
}

export interface CodeEditorProps {
  label: string;
  language: 'css' | 'html';
  value: string;
  onChange: (value: string) => void;
  completions?: readonly Completion[] | undefined;
  problems?: readonly Problem[] | undefined;
  /** Bytes that it may have (UTF-8); how many there are is told near and beyond it, and nothing is cut off. */
  maxBytes?: number | undefined;
  help?: string | undefined;
  /** Why the server refused it, or another reason. */
  error?: string | undefined;
  ref?: Ref<CodeEditorHandle> | undefined;
}
