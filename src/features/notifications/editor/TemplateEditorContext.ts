import { createContext, useContext } from 'react';
import type { StoreLanguage } from '../../../../resources/languages';
import type { TextRange } from '../../../lib/html/parseHtml';
import type { TemplateTexts } from '../checks/checkTemplate';

/** Inserts a text at the caret of a field. */
export type InsertText = (text: string) => void;

/** A text range to show in the editor. */
export interface EditorTarget {
  field: keyof TemplateTexts;
  range: TextRange;
  /** Shows the range in the HTML view even if a block contains it. */
  inSource?: boolean;
}

/** Context of the template editor. Its value doesn't change while typing, so consumers don't re-render. */
export interface TemplateEditorContextValue {
  /** Language of the email. */
  language: StoreLanguage;
  /** Variables available in the email, specific ones first. */
  variables: readonly string[];
  /** Registers the last focused field as the target of the variable menu. */
  registerInsert: (insert: InsertText | null) => void;
  /** Shows a range of the subject or the HTML and focuses it. */
  goTo: (target: EditorTarget) => void;
}

export const TemplateEditorContext = createContext<TemplateEditorContextValue | null>(null);

/** @throws Error outside of a TemplateEditorContext */
export function useTemplateEditor(): TemplateEditorContextValue {
  const editor = useContext(TemplateEditorContext);
  if (!editor) throw new Error('useTemplateEditor must be used inside a TemplateEditorContext');
  return editor;
}
