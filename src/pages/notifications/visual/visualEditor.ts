import { createContext, useContext } from 'react';
import type { Edited } from '../../../engine/editing/useEdited';
import type { BlockKind } from '../blocks/block';
import type { BlockPath, ListPath } from '../blocks/blockAt';
import type { TemplateTexts } from '../checks/checkTemplate';

/**
 * How blocks are changed, each by its path in the e-mail as it is at that moment. The same from one key to the next, so
 * that no block is drawn anew for what is typed in another.
 */
export interface VisualEditor {
  edited: Pick<Edited<TemplateTexts>, 'listen' | 'latest'>;
  setField: (path: BlockPath, name: string, value: string) => void;
  /** Puts a new block at the end of a list. */
  add: (list: ListPath, kind: BlockKind) => void;
  move: (list: ListPath, from: number, to: number) => void;
  duplicate: (path: BlockPath) => void;
  remove: (path: BlockPath) => void;
  /** Goes to the HTML of a block. */
  editSource: (path: BlockPath) => void;
}

export const VisualEditorContext = createContext<VisualEditor | null>(null);

/** @throws Error outside a VisualEditorContext */
export function useVisualEditor(): VisualEditor {
  const editor = useContext(VisualEditorContext);
  if (!editor) throw new Error('useVisualEditor needs a VisualEditorContext');
  return editor;
}
