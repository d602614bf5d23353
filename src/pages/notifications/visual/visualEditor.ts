import { createContext, useContext } from 'react';
import type { Block, BlockKind, BlockList } from '../blocks/block';
import type { BlockPath } from '../blocks/blockAt';

/** How blocks are changed, each by its place in the list it stands in. */
export interface VisualEditor {
  source: string;
  setField: (path: BlockPath, block: Block, name: string, value: string) => void;
  /** @param after number of the block that it comes behind; -1: first */
  insert: (list: BlockList, after: number, kind: BlockKind) => void;
  move: (list: BlockList, from: number, to: number) => void;
  duplicate: (block: Block) => void;
  remove: (block: Block) => void;
  /** Goes to the HTML of a block. */
  editSource: (block: Block) => void;
}

export const VisualEditorContext = createContext<VisualEditor | null>(null);

/** @throws Error outside a VisualEditorContext */
export function useVisualEditor(): VisualEditor {
  const editor = useContext(VisualEditorContext);
  if (!editor) throw new Error('useVisualEditor needs a VisualEditorContext');
  return editor;
}
