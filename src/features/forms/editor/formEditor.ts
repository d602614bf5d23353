import { createContext, useContext } from 'react';
import type { EditSession } from '../../../engine/editing/useEditSession';
import type { WidgetData } from '../../storefront/widgetData';
import type { FormIssue } from '../builder/findFormIssues';

/** State shared by the cards of the form editor. */
export interface FormEditorState {
  data: WidgetData;
  change: EditSession<WidgetData>['change'];
  undo: () => void;
  /** Code of the language whose texts are edited. */
  language: string;
  setLanguage: (code: string) => void;
  issues: readonly FormIssue[];
  /** Shows missing values also where nothing was typed yet. */
  isChecked: boolean;
  /** Id of the field whose form is open. */
  openField: string | null;
  setOpenField: (id: string | null) => void;
}

export const FormEditorContext = createContext<FormEditorState | null>(null);

/** @throws Error outside of a form editor */
export function useFormEditor(): FormEditorState {
  const state = useContext(FormEditorContext);
  if (!state) throw new Error('useFormEditor needs a FormEditorContext');
  return state;
}
