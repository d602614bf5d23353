import type { Ref } from 'react';

/** A completion option. */
export interface Completion {
  /** Text to insert, such as `.lw-card` or `{{customer.name}}`. */
  label: string;
  /** Short text next to the label. */
  detail?: string;
  /** One or two sentences, shown for the selected option. */
  info?: string;
}

/** A diagnostic in the text. Syntax errors are found by the editor. */
export interface CodeDiagnostic {
  /** Offset in UTF-16 code units. */
  from: number;
  to: number;
  message: string;
  severity: 'error' | 'warning' | 'info';
}

/** Imperative handle of a code editor. */
export interface CodeEditorHandle {
  /** Replaces the selection and moves the caret behind the inserted text. */
  insert: (text: string) => void;
  /** Scrolls to a range and selects it. */
  select: (from: number, to: number) => void;
}

export interface CodeEditorProps {
  label: string;
  language: 'css' | 'html';
  value: string;
  onChange: (value: string) => void;
  completions?: readonly Completion[] | undefined;
  diagnostics?: readonly CodeDiagnostic[] | undefined;
  /** Maximum size in bytes (UTF-8). The size is shown near and above it; the text is never truncated. */
  maxBytes?: number | undefined;
  help?: string | undefined;
  /** Error message, such as a server error. */
  error?: string | undefined;
  ref?: Ref<CodeEditorHandle> | undefined;
}
