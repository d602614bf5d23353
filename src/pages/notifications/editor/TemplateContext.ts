import { createContext, useContext } from 'react';
import type { ShopLanguage } from '../../../../resources/languages';
import type { TemplateVariable } from '../../../../resources/templates/variables';
import type { TemplateTexts } from '../checks/checkTemplate';
import type { Place } from '../markup/htmlTree';

/** A field into which a text can be put at the caret. */
export type InsertText = (text: string) => void;

/** A place of the e-mail that is to be shown. */
export interface Jump {
  of: keyof TemplateTexts;
  at: Place;
  /** In the HTML, also where a block has it. */
  inSource?: boolean;
}

/** What the parts of the editor share: the same from one key to the next, so that none of them is drawn anew for it. */
export interface TemplateEditorContextValue {
  /** In which the e-mail is written. */
  language: ShopLanguage;
  /** What the e-mail can hold, its own first. */
  variables: readonly TemplateVariable[];
  /** Remembers where a variable goes that is chosen from the list: the field that had the focus last. */
  setInsert: (insert: InsertText | null) => void;
  /** Shows a place of the subject or the text, with the focus there. */
  goTo: (jump: Jump) => void;
}

export const TemplateEditorContext = createContext<TemplateEditorContextValue | null>(null);

/** @throws Error outside a TemplateEditorContext */
export function useTemplateEditor(): TemplateEditorContextValue {
  const editor = useContext(TemplateEditorContext);
  if (!editor) throw new Error('useTemplateEditor needs a TemplateEditorContext');
  return editor;
}
